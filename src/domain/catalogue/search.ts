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
  /** The groups that hold something, in the order in which to show them. */
  order: SuggestionGroup[]
}

/** Kinds of results by the API's number. */
export const searchKinds = {
  track: 1,
  album: 10,
  artist: 100,
  playlist: 1000,
  mv: 1004,
  video: 1014,
} as const

/** One page of results; the list of the kind asked for is filled, the others are empty. */
export interface SearchResult {
  tracks: Page<Track>
  albums: Page<Album>
  artists: Page<Artist>
  playlists: Page<PlaylistSummary>
  videos: Page<Video>
}
