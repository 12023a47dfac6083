import { createRanking, type Ranking } from './ranking'
import { artistTier, furtherTiers, matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex } from './name-index'
import type { SearchQuery } from './search-query'

/** Finds artists by name; each of several words must match. */
export function findArtists({ artists }: NameIndex, { whole, words }: SearchQuery): Ranking<ArtistEntry> {
  const found = createRanking(artists)
  artists.scan(whole, (artist) => found.add(artist, matchName(artist.key, whole)))
  const [first, ...others] = words
  if (first)
    artists.scan(first, (artist) => {
      if (others.every((word) => matchName(artist.key, word) < tiers.none))
        found.add(artist, furtherTiers.allInTitle)
    })
  return found
}

/** Finds albums by name, then by artist; each of several words must match one of the two. */
export function findAlbums(
  { albums, artists }: NameIndex,
  { whole, words }: SearchQuery,
): Ranking<AlbumEntry> {
  const found = createRanking(albums)
  albums.scan(whole, (album) => found.add(album, matchName(album.key, whole)))
  artists.scan(whole, (artist) => {
    for (const album of artist.albums) found.add(album, artistTier(matchName(artist.key, whole)))
  })
  const [first, ...others] = words
  if (!first) return found
  const check = (album: AlbumEntry) => {
    const bears = (word: (typeof words)[number]) =>
      matchName(album.key, word) < tiers.none || matchName(album.artist.key, word) < tiers.none
    if (others.every(bears)) found.add(album, furtherTiers.allInTitle)
  }
  albums.scan(first, check)
  artists.scan(first, (artist) => artist.albums.forEach(check))
  return found
}
