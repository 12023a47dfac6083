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
      const byTier: (T[] | undefined)[] = []
      for (const entry of entries) (byTier[tier(entry)] ??= []).push(entry)
      const part: T[] = []
      let before = 0
      for (const equals of byTier) {
        if (!equals) continue
        const from = Math.max(0, offset - before)
        const wanted = limit - part.length
        if (wanted > 0 && from < equals.length) part.push(...equals.sort(compare).slice(from, from + wanted))
        before += equals.length
      }
      return { entries: part, total: entries.length }
    },
  }
}
