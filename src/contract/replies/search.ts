import type { Album } from './album'
import type { Artist } from './artist'
import type { Page } from './page'
import type { PlaylistSummary } from './playlist'
import type { Track } from './track'
import type { Video } from './video'

export type SuggestionGroup = 'songs' | 'artists' | 'albums' | 'playlists'

export interface Suggestions {
  tracks: Track[]
  artists: Artist[]
  albums: Album[]
  playlists: PlaylistSummary[]
  /** The groups that are not empty, in the order to show them. */
  order: SuggestionGroup[]
}

/** Kinds of search results, by the API's number. */
export const searchKinds = {
  track: 1,
  album: 10,
  artist: 100,
  playlist: 1000,
  mv: 1004,
  video: 1014,
} as const

/** One page of results. Only the list of the requested kind is filled. */
export interface SearchResult {
  tracks: Page<Track>
  albums: Page<Album>
  artists: Page<Artist>
  playlists: Page<PlaylistSummary>
  videos: Page<Video>
}

/** An entry of the hot-search list. */
export interface HotSearch {
  word: string
  content: string
  /** The backend's mark of an entry. */
  badge: 'hot' | 'up' | null
}
