import type { Artist } from '../library/albums'

/** An artist as their own page and lists show one. */
export interface ArtistSeen extends Artist {
  videoCount: number
}
