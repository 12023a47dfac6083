import type { Page } from './page'

/** A playlist as a card shows it. */
export interface PlaylistSummary {
  id: number
  name: string
  cover: string | null
  playCount: number
  trackCount: number
  /** The reason for the recommendation, one line; empty when there is none. */
  copywriter: string
}

interface PlaylistDescription {
  creator: { userId: number; nickname: string } | null
  description: string | null
  tags: string[]
  /** Milliseconds since 1970, null when unknown. */
  createdMs: number | null
  updatedMs: number | null
}

export interface PlaylistDetail extends PlaylistSummary, PlaylistDescription {
  subscribed: boolean
  /** Whether it is the playlist of the tracks that its creator likes. */
  isLikes: boolean
  isPrivate: boolean
}

/** Playlists sorted by their last change. `beforeMs` is the `before` parameter for the next page. */
export interface PlaylistsByTime extends Page<PlaylistSummary> {
  beforeMs: number | null
}

/** A chart. */
export interface Toplist extends PlaylistSummary {
  /** The backend's text, such as "daily"; empty when there is none. */
  updateFrequency: string
  official: boolean
  /** The first three tracks of an official chart. */
  leaders: { name: string; artists: string }[]
}

interface PlaylistCategory {
  name: string
  /** The id of its group. */
  group: number
  hot: boolean
}

export interface PlaylistCategories {
  /** The name of the category for all playlists. */
  all: string
  groups: { id: number; name: string }[]
  categories: PlaylistCategory[]
}

/**
 * The outcome of adding tracks to a playlist or removing them. `duplicate`: a track was in it already, and nothing has
 * changed.
 */
export type PlaylistEdit = 'done' | 'duplicate'
