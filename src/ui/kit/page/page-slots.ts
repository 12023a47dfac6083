/** A page, or a gap for omitted pages; a gap is identified by the page before it. */
type PageSlot = { page: number } | { gapAfter: number }

/**
 * Returns the slots of a pager for pages 1 to `count`: the first, the last, the current page and its neighbours, with
 * gaps between. Returns `slots` of them at most, so that the pager keeps its width. `slots` is 7, or 5 for no
 * neighbours.
 */
export function pageSlots(current: number, count: number, slots: number): PageSlot[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ page: from + at }))
  if (count <= slots) return range(1, count)

  const atEnds = slots - 2
  const neighbours = (slots - 5) / 2
  if (current < atEnds) return [...range(1, atEnds), { gapAfter: atEnds }, { page: count }]
  if (current > count - atEnds + 1) return [{ page: 1 }, { gapAfter: 1 }, ...range(count - atEnds + 1, count)]
  return [
    { page: 1 },
    { gapAfter: 1 },
    ...range(current - neighbours, current + neighbours),
    { gapAfter: current + neighbours },
    { page: count },
  ]
}
