/** A part of a list with a heading of its own, such as a disc of an album. */
export interface TrackSection {
  /** Index of its first track. */
  at: number
  name: string
  /** What is said beside the name; may be empty. */
  title: string
}

/** Where rows and headings lie in a list: each takes one slot, all of one height. */
interface SectionLayout {
  slotCount: number
  headings: readonly { slot: number; section: TrackSection }[]
  /** Returns the slot of a row, by its index among the rows that are shown. */
  slotOf: (row: number) => number
  /** Returns the number of rows before a slot. */
  rowsBefore: (slot: number) => number
  /** Returns the index of the first track of a track's section; 0 without sections. */
  startOf: (at: number) => number
}

/**
 * Lays out the headings of the sections that have rows.
 * @param places indexes of the tracks that are shown, ascending
 * @param sections in their order
 */
export function layOutSections(places: readonly number[], sections: readonly TrackSection[]): SectionLayout {
  const shown = sections.flatMap((section, index) => {
    const end = sections[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const row = places.findIndex((at) => at >= section.at && at < end)
    return row === -1 ? [] : [{ row, section }]
  })
  const headings = shown.map(({ row, section }, index) => ({ row, slot: row + index, section }))
  const countWhere = (isBefore: (heading: (typeof headings)[number]) => boolean) =>
    headings.filter(isBefore).length
  return {
    slotCount: places.length + headings.length,
    headings,
    slotOf: (row) => row + countWhere((heading) => heading.row <= row),
    rowsBefore: (slot) => slot - countWhere((heading) => heading.slot < slot),
    startOf: (at) => sections.reduce((start, section) => (section.at <= at ? section.at : start), 0),
  }
}
