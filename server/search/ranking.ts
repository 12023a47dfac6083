import type { Entry, NameColumn } from './name-column'

/** A page of a ranking, best first. */
export interface ResultPage<T> {
  entries: T[]
  /** Size of the whole ranking. */
  total: number
}

/** Search results, each entry once, with a tier from 0 (best) to 254. */
export interface Ranking<T> {
  /** Keeps the better of two tiers. */
  add(entry: T, tier: number): void
  tier(entry: T): number
  entries: readonly T[]
  /**
   * Sorts only as much as the page needs.
   * @param compare orders the entries of one tier
   */
  page(compare: (one: T, other: T) => number, limit: number, offset: number): ResultPage<T>
}

const notFound = 255
/** Up to this many entries, picking the best is faster than sorting all. */
const mostPicked = 200

/** Returns the first `count` entries in sorted order. May reorder its argument. */
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

export function createRanking<T extends Entry>(column: NameColumn<T>): Ranking<T> {
  const tiers = new Uint8Array(column.slotCount()).fill(notFound)
  const entries: T[] = []
  const tier = ({ slot }: T) => tiers[slot] ?? notFound
  return {
    add(entry, given) {
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
