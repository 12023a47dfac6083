/** A part of a ranking, best first. */
export interface Hits<T> {
  entries: T[]
  /** In all. */
  total: number
}

/**
 * Sorts no more of the found entries than the part asked for needs.
 * @param found entries by tier, 0 the best
 * @param compare orders the entries of one tier
 */
export function ranked<T>(
  found: ReadonlyMap<T, number>,
  compare: (one: T, other: T) => number,
  limit: number,
  offset: number,
): Hits<T> {
  const tiers: (T[] | undefined)[] = []
  for (const [entry, tier] of found) (tiers[tier] ??= []).push(entry)
  const entries: T[] = []
  let before = 0
  for (const tier of tiers) {
    if (!tier) continue
    const from = Math.max(0, offset - before)
    const wanted = limit - entries.length
    if (wanted > 0 && from < tier.length) entries.push(...tier.sort(compare).slice(from, from + wanted))
    before += tier.length
  }
  return { entries, total: found.size }
}
