import type { Page } from './page'

/** A playlist as a card shows it. */
export interface PlaylistSummary {
  id: number
  name: string
  cover: string | null
  playCount: number
  trackCount: number
  /** One line that says why it is recommended; empty when the backend gives none. */
  copywriter: string
}

interface PlaylistWords {
  creator: { userId: number; nickname: string } | null
  description: string | null
  tags: string[]
  /** Milliseconds since 1970, null when unknown. */
  createdMs: number | null
  updatedMs: number | null
}

export interface PlaylistDetail extends PlaylistSummary, PlaylistWords {
  subscribed: boolean
  /** The one that holds the tracks its creator likes. */
  isLikes: boolean
  isPrivate: boolean
}

/** A list of lists by last change: the next page is asked with `before`. */
export interface PlaylistsByTime extends Page<PlaylistSummary> {
  beforeMs: number | null
}

/** A chart. */
export interface Toplist extends PlaylistSummary {
  /** In the backend's words, e.g. "daily"; empty when it gives none. */
  updateFrequency: string
  official: boolean
  /** The first three tracks of an official one. */
  leaders: { name: string; artists: string }[]
}

interface PlaylistCategory {
  name: string
  /** Number of its group. */
  group: number
  hot: boolean
}

export interface PlaylistCategories {
  /** The category that stands for all. */
  all: string
  groups: { id: number; name: string }[]
  categories: PlaylistCategory[]
}

/** How adding to or removing from a playlist ended; `duplicate`: it held a track already, and nothing changed. */
export type PlaylistEdit = 'done' | 'duplicate'
