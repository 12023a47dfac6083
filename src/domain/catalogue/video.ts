import type { ArtistRef } from './track'

/** Music videos have numbers, the users' own videos strings of letters. */
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

export interface VideoDetail extends Video {
  description: string | null
  /** A day such as `2014-10-13`, null when unknown. */
  publishedOn: string | null
  /** Picture heights that can be had, smallest first. */
  heights: number[]
  commentCount: number
}

/** The counts beside a video, which change while it is shown. */
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
