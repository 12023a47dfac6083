import { matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex, SongEntry } from './name-index'
import type { SearchQuery, Term } from './search-query'

/** Behind the tiers of a title that bears the query whole. */
const further = {
  allInTitle: 4,
  someInTitle: 5,
  byArtist: 5,
  byArtistInside: 6,
  onAlbum: 7,
  noneInTitle: 8,
} as const

const better = <T>(found: Map<T, number>, entry: T, tier: number) => {
  const known = found.get(entry)
  if (known === undefined || tier < known) found.set(entry, tier)
}

const artistTier = (tier: number) => (tier <= tiers.prefix ? further.byArtist : further.byArtistInside)

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
    found.set(song, count === words.length ? further.allInTitle : count > 0 ? further.someInTitle : further.noneInTitle)
  return found
}

/** Every song that answers the query, by tier: its title first, then who plays it, then where it stands. */
export function findSongs(index: NameIndex, { whole, words }: SearchQuery): Map<SongEntry, number> {
  const found = findWhole(index, whole)
  if (words.length > 0) for (const [song, tier] of findWords(index, words)) better(found, song, tier)
  return found
}

/** Artists by their names; of several words each must be in it. */
export function findArtists(index: NameIndex, { whole, words }: SearchQuery): Map<ArtistEntry, number> {
  const found = new Map<ArtistEntry, number>()
  for (const artist of index.artists()) {
    const tier = matchName(artist.key, whole)
    if (tier < tiers.none) found.set(artist, tier)
    else if (words.length > 0 && words.every((word) => matchName(artist.key, word) < tiers.none))
      found.set(artist, further.allInTitle)
  }
  return found
}

/** Albums by their names, then by who made them; of several words each must be in one of the two. */
export function findAlbums(index: NameIndex, { whole, words }: SearchQuery): Map<AlbumEntry, number> {
  const found = new Map<AlbumEntry, number>()
  for (const album of index.albums()) {
    const tier = matchName(album.key, whole)
    if (tier < tiers.none) {
      found.set(album, tier)
      continue
    }
    const byArtist = matchName(album.artist.key, whole)
    if (byArtist < tiers.none) found.set(album, artistTier(byArtist))
    else if (
      words.length > 0 &&
      words.every((word) => matchName(album.key, word) < tiers.none || matchName(album.artist.key, word) < tiers.none)
    )
      found.set(album, further.allInTitle)
  }
  return found
}
