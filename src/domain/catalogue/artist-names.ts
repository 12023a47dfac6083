import type { ArtistRef } from './track'

/** Artists in one line; empty when none is named. */
export function artistNames(artists: readonly ArtistRef[]): string {
  return artists.map(({ name }) => name).join(' / ')
}
