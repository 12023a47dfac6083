import type { NameKey } from './name-key'
import type { Term } from './search-query'

/** How well a name answers a term, best first. */
export const tiers = { exact: 0, prefix: 1, wordStart: 2, inside: 3, none: 4 } as const

/** What comes behind a title that bears the query whole. */
export const further = {
  allInTitle: 4,
  someInTitle: 5,
  byArtist: 5,
  byArtistInside: 6,
  onAlbum: 7,
  noneInTitle: 8,
} as const

/** What an artist's answer is worth to their songs and albums. */
export function artistTier(tier: number): number {
  return tier <= tiers.prefix ? further.byArtist : further.byArtistInside
}

/** The initials or the whole reading of a name's Han characters count as its beginning, parts of them as a word's. */
export function matchName(key: NameKey, term: Term): number {
  const at = key.squeezed.indexOf(term.squeezed)
  if (at === 0) return key.squeezed.length === term.squeezed.length ? tiers.exact : tiers.prefix
  if (at > 0) return key.spaced.includes(` ${term.spaced}`) ? tiers.wordStart : tiers.inside
  if (term.reading === null || key.reading === '' || !key.reading.includes(term.reading)) return tiers.none
  return key.reading.includes(`${term.reading}|`) ? tiers.prefix : tiers.wordStart
}
