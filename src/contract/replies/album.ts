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

/** A disc of an album. */
export interface AlbumDisc {
  number: number
  /** Its own name, often empty. */
  title: string
  /** Index of its first track. */
  at: number
}

export interface AlbumDetail {
  album: Album
  /** Disc by disc. */
  tracks: Track[]
  /** Left out for an album of one disc. */
  discs?: AlbumDisc[]
}
