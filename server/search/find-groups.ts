import { artistTier, further, matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex } from './name-index'
import type { SearchQuery } from './search-query'

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
      words.every(
        (word) => matchName(album.key, word) < tiers.none || matchName(album.artist.key, word) < tiers.none,
      )
    )
      found.set(album, further.allInTitle)
  }
  return found
}
