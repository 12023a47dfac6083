/** Rows of a list, from the first to before the last. */
export interface Span {
  from: number
  to: number
}

/** Rows that stand ready beyond the view, above and below. */
export const margin = 6

/** Rows beyond those that may stay, so that not every row that passes makes work. */
const slack = 4

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/**
 * Which rows are to exist next, where `has` do and `seen` are in the view: at most `most` more, those in the view first,
 * then those about to come. What is far away goes. The same span once nothing is missing.
 */
export function nextSpan(has: Span, seen: Span, count: number, most: number): Span {
  const low = Math.max(0, seen.from - margin)
  const high = Math.min(count, seen.to + margin)
  let from = has.from < low - slack ? low : has.from
  let to = Math.min(count, has.to > high + slack ? high : has.to)
  if (from >= to) {
    from = within(seen.from, 0, Math.max(0, count - 1))
    to = from
  }
  let left = most
  const down = (goal: number) => {
    const by = within(goal - to, 0, left)
    to += by
    left -= by
  }
  const up = (goal: number) => {
    const by = within(from - goal, 0, left)
    from -= by
    left -= by
  }
  down(Math.min(count, seen.to))
  up(seen.from)
  if (to < Math.min(count, seen.to + margin / 2)) down(high)
  if (from > Math.max(0, seen.from - margin / 2)) up(low)
  return { from, to }
}
