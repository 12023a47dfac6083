import type { ArtistRef } from './track'

/** Music videos have numbers as ids, videos of users have strings of letters and digits. */
export type VideoId = number | string

export interface Video {
  id: VideoId
  name: string
  cover: string | null
  artists: ArtistRef[]
  /** Seconds; 0 when unknown. */
  duration: number
  playCount: number
}

/** Captions of a video, as WebVTT. */
export interface Captions {
  /** BCP 47; empty when unknown. */
  language: string
  url: string
}

export interface VideoDetail extends Video {
  description: string | null
  /** A date such as `2014-10-13`, null when unknown. */
  publishedOn: string | null
  /** Available picture heights, smallest first. */
  heights: number[]
  commentCount: number
  captions: Captions[]
}

/** The counts of a video, which change while it is shown. */
export interface VideoCounts {
  likedCount: number
  commentCount: number
  shareCount: number
  liked: boolean
}

export interface VideoStream {
  url: string
  /** Picture height in pixels. */
  height: number
  /** Bytes; 0 when unknown. */
  size: number
}
