import type { Track } from '../domain/catalogue/track'
import type { PlayMode, SavedQueue } from '../domain/queue/queue'
import type { SearchHistory } from '../domain/search/search-history'
import type { Settings } from '../domain/settings/settings'

/** Small records that are needed before the first paint; reading tolerates garbage, writing may fail silently. */
export interface SettingsRecords {
  readSettings(): Settings
  writeSettings(settings: Settings): void
}

/** What was searched for; reading tolerates garbage, writing may fail silently. */
export interface SearchHistoryRecords {
  readSearchHistory(): SearchHistory
  writeSearchHistory(history: SearchHistory): void
}

/** Where in the queue playback stands; small, since it is written while a track plays. */
export interface Place {
  index: number
  /** Which track that is, null when there is none: another tab may have written another queue since. */
  trackId: number | null
  mode: PlayMode
  /** Seconds from the start of the current track. */
  position: number
  /** Whether that track is a song of personal FM. */
  fm?: true
  /** Whether the queue came from the listener's cloud drive. */
  cloud?: true
}

/** Records that grow: the queue, and where it stood. */
export interface QueueRecords {
  /** Null when nothing was saved, or what was saved cannot be read. */
  readQueue(): Promise<SavedQueue | null>
  /** False when they could not be stored (no space, storage blocked). */
  writeTracks(tracks: readonly Track[]): Promise<boolean>
  writePlace(place: Place): Promise<boolean>
}
