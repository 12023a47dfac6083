/** A page that can be gone to, or a gap where some are left out; a gap is known by the page it follows. */
type PageSlot = { page: number } | { gapAfter: number }

/**
 * The pages a pager shows, from 1 to `count`: first, last, the current one and its neighbours, in never more than
 * `slots` places (an odd number, seven; five leaves the neighbours out), so that it keeps its width.
 */
export function pageSlots(current: number, count: number, slots: number): PageSlot[] {
  const run = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ page: from + at }))
  if (count <= slots) return run(1, count)

  const atEnds = slots - 2
  const beside = (slots - 5) / 2
  if (current < atEnds) return [...run(1, atEnds), { gapAfter: atEnds }, { page: count }]
  if (current > count - atEnds + 1) return [{ page: 1 }, { gapAfter: 1 }, ...run(count - atEnds + 1, count)]
  return [
    { page: 1 },
    { gapAfter: 1 },
    ...run(current - beside, current + beside),
    { gapAfter: current + beside },
    { page: count },
  ]
}
