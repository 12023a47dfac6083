import type { NameKey } from './name-column'
import type { Term } from './search-query'

/** How well a name matches a term, best first. */
export const tiers = { exact: 0, prefix: 1, wordStart: 2, inside: 3, none: 4 } as const

/** Tiers below a title that contains the whole query. */
export const furtherTiers = {
  allInTitle: 4,
  someInTitle: 5,
  byArtist: 5,
  byArtistInside: 6,
  onAlbum: 7,
  noneInTitle: 8,
} as const

/** Returns the tier of songs and albums whose artist matches with `tier`. */
export function artistTier(tier: number): number {
  return tier <= tiers.prefix ? furtherTiers.byArtist : furtherTiers.byArtistInside
}

/**
 * Returns how well a name matches. Initials or the whole pinyin of its Han characters count as a prefix, parts of them
 * as the start of a word.
 */
export function matchName(key: NameKey, term: Term): number {
  const at = key.squeezed.indexOf(term.squeezed)
  if (at === 0) return key.squeezed.length === term.squeezed.length ? tiers.exact : tiers.prefix
  if (at > 0) return key.spaced.includes(` ${term.spaced}`) ? tiers.wordStart : tiers.inside
  if (term.reading === null || key.reading === '' || !key.reading.includes(term.reading)) return tiers.none
  return key.reading.includes(`${term.reading}|`) ? tiers.prefix : tiers.wordStart
}
