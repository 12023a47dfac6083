import { artistTier, further, matchName, tiers } from './match-name'
import type { NameIndex, SongEntry } from './name-index'
import type { SearchQuery, Term } from './search-query'

const better = <T>(found: Map<T, number>, entry: T, tier: number) => {
  const known = found.get(entry)
  if (known === undefined || tier < known) found.set(entry, tier)
}

const findWhole = (index: NameIndex, term: Term): Map<SongEntry, number> => {
  const found = new Map<SongEntry, number>()
  for (const song of index.songs()) {
    const tier = matchName(song.title, term)
    if (tier < tiers.none) found.set(song, tier)
  }
  for (const artist of index.artists()) {
    const tier = matchName(artist.key, term)
    if (tier < tiers.none) for (const song of artist.songs) better(found, song, artistTier(tier))
  }
  for (const album of index.albums())
    if (matchName(album.key, term) < tiers.none)
      for (const song of album.songs) better(found, song, further.onAlbum)
  return found
}

/** Songs that bear each word in their title, in an artist's name or in their album's. */
const findWords = (index: NameIndex, words: readonly Term[]): Map<SongEntry, number> => {
  let inTitle: Map<SongEntry, number> | null = null
  for (const word of words) {
    const bearing = new Map<SongEntry, number>()
    const before: ReadonlyMap<SongEntry, number> | null = inTitle
    const still = (song: SongEntry) => before === null || before.has(song)
    for (const [song, tier] of findWhole(index, word))
      if (still(song)) bearing.set(song, (before?.get(song) ?? 0) + (tier < tiers.none ? 1 : 0))
    inTitle = bearing
    if (bearing.size === 0) break
  }
  const found = new Map<SongEntry, number>()
  for (const [song, count] of inTitle ?? [])
    found.set(
      song,
      count === words.length ? further.allInTitle : count > 0 ? further.someInTitle : further.noneInTitle,
    )
  return found
}

/** Every song that answers the query, by tier: its title first, then who plays it, then where it stands. */
export function findSongs(index: NameIndex, { whole, words }: SearchQuery): Map<SongEntry, number> {
  const found = findWhole(index, whole)
  if (words.length > 0) for (const [song, tier] of findWords(index, words)) better(found, song, tier)
  return found
}
