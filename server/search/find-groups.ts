import { createFound, type Found } from './found'
import { artistTier, further, matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex } from './name-index'
import type { SearchQuery } from './search-query'

/** Artists by their names; of several words each must be in it. */
export function findArtists({ artists }: NameIndex, { whole, words }: SearchQuery): Found<ArtistEntry> {
  const found = createFound(artists)
  artists.scan(whole, (artist) => found.note(artist, matchName(artist.key, whole)))
  const [first, ...others] = words
  if (first)
    artists.scan(first, (artist) => {
      if (others.every((word) => matchName(artist.key, word) < tiers.none))
        found.note(artist, further.allInTitle)
    })
  return found
}

/** Albums by their names, then by who made them; of several words each must be in one of the two. */
export function findAlbums({ albums, artists }: NameIndex, { whole, words }: SearchQuery): Found<AlbumEntry> {
  const found = createFound(albums)
  albums.scan(whole, (album) => found.note(album, matchName(album.key, whole)))
  artists.scan(whole, (artist) => {
    for (const album of artist.albums) found.note(album, artistTier(matchName(artist.key, whole)))
  })
  const [first, ...others] = words
  if (!first) return found
  const check = (album: AlbumEntry) => {
    const bears = (word: (typeof words)[number]) =>
      matchName(album.key, word) < tiers.none || matchName(album.artist.key, word) < tiers.none
    if (others.every(bears)) found.note(album, further.allInTitle)
  }
  albums.scan(first, check)
  artists.scan(first, (artist) => artist.albums.forEach(check))
  return found
}
