import type { ArtistRef, Track } from './track'

export interface Album {
  id: number
  name: string
  picUrl: string | null
  artists: ArtistRef[]
  /** Milliseconds since 1970, null when unknown. */
  publishedMs: number | null
  trackCount: number
  description: string | null
  company: string | null
}

export interface AlbumDetail {
  album: Album
  tracks: Track[]
}
