/** Rows of a list: from the first to before the last. */
export interface RowSpan {
  from: number
  to: number
}

/** Number of rows that are rendered beyond the view, above and below. */
export const overscan = 6

/** Number of rows beyond the overscan that may stay, so that not every row scrolled out causes a render. */
const slack = 4

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/**
 * Returns the rows to render next. `has` are rendered now, `seen` are in the view; both are spans of `count` rows. At
 * most `most` rows are added: first those in the view, then the overscan. Rows far from the view are dropped. Returns
 * an equal span once nothing is missing.
 */
export function nextRowSpan(has: RowSpan, seen: RowSpan, count: number, most: number): RowSpan {
  const low = Math.max(0, seen.from - overscan)
  const high = Math.min(count, seen.to + overscan)
  let from = has.from < low - slack ? low : has.from
  let to = Math.min(count, has.to > high + slack ? high : has.to)
  if (from >= to) {
    from = within(seen.from, 0, Math.max(0, count - 1))
    to = from
  }
  let left = most
  const extendDown = (goal: number) => {
    const by = within(goal - to, 0, left)
    to += by
    left -= by
  }
  const extendUp = (goal: number) => {
    const by = within(from - goal, 0, left)
    from -= by
    left -= by
  }
  extendDown(Math.min(count, seen.to))
  extendUp(seen.from)
  if (to < Math.min(count, seen.to + overscan / 2)) extendDown(high)
  if (from > Math.max(0, seen.from - overscan / 2)) extendUp(low)
  return { from, to }
}
