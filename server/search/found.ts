import type { Entry, NameColumn } from './name-column'

/** A part of a ranking, best first. */
export interface Hits<T> {
  entries: T[]
  /** In all. */
  total: number
}

/** What a search has found, each entry once, by tier: 0 the best, below 255. */
export interface Found<T> {
  /** The better of two tiers stays. */
  note(entry: T, tier: number): void
  tier(entry: T): number
  entries: readonly T[]
  /**
   * Sorts no more than the part asked for needs.
   * @param compare orders the entries of one tier
   */
  page(compare: (one: T, other: T) => number, limit: number, offset: number): Hits<T>
}

const notFound = 255
/** Up to so many the best are picked out; beyond, sorting all is no dearer. */
const mostPicked = 200

/** The first `count` of what sorting would give; reorders what it is given. */
const first = <T>(entries: T[], compare: (one: T, other: T) => number, count: number): T[] => {
  if (count > mostPicked || entries.length <= count) return entries.sort(compare).slice(0, count)
  const best: T[] = []
  for (const entry of entries) {
    if (best.length === count && compare(entry, best[count - 1]!) >= 0) continue
    let low = 0
    for (let high = best.length; low < high;) {
      const middle = (low + high) >> 1
      if (compare(entry, best[middle]!) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, entry)
    if (best.length > count) best.pop()
  }
  return best
}

export function createFound<T extends Entry>(column: NameColumn<T>): Found<T> {
  const tiers = new Uint8Array(column.width()).fill(notFound)
  const entries: T[] = []
  const tier = ({ slot }: T) => tiers[slot] ?? notFound
  return {
    note(entry, given) {
      const known = tier(entry)
      if (known === notFound) entries.push(entry)
      if (given < known) tiers[entry.slot] = given
    },
    tier,
    entries,
    page(compare, limit, offset) {
      const counts = new Uint32Array(notFound)
      for (const entry of entries) counts[tier(entry)]!++
      const part: T[] = []
      let before = 0
      counts.forEach((count, wanted) => {
        const from = Math.max(0, offset - before)
        const room = limit - part.length
        before += count
        if (count === 0 || room <= 0 || from >= count) return
        const equals = entries.filter((entry) => tier(entry) === wanted)
        part.push(...first(equals, compare, from + room).slice(from))
      })
      return { entries: part, total: entries.length }
    },
  }
}
