import type { ArtistRef } from '../../contract/replies/track'

/** Joins the names of artists to one line, empty without artists. */
export function artistNames(artists: readonly ArtistRef[]): string {
  return artists.map(({ name }) => name).join(' / ')
}
