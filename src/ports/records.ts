import type { Track } from '../contract/replies/track'
import type { PlayMode, SavedQueue } from '../domain/queue/queue'
import type { SearchHistory } from '../domain/search/search-history'
import type { Settings } from '../domain/settings/settings'

/** The stored settings, which the first paint needs. Invalid values are replaced; writing may fail silently. */
export interface SettingsRecords {
  readSettings(): Settings
  writeSettings(settings: Settings): void
}

/** The stored search history. Invalid entries are skipped; writing may fail silently. */
export interface SearchHistoryRecords {
  readSearchHistory(): SearchHistory
  writeSearchHistory(history: SearchHistory): void
}

/** The place of playback in the queue. It is small, since it is written while a track plays. */
export interface Place {
  index: number
  /** The id of that track, null if there is none: another tab may have stored another queue since. */
  trackId: number | null
  mode: PlayMode
  /** Seconds from the start of the current track. */
  position: number
  /** That track if it is a song of personal FM: a page that is being closed loses the tracks that it writes. */
  fm?: Track
  /** Whether the queue came from the listener's cloud drive. */
  cloud?: true
}

/** The stored queue and its place. */
export interface QueueRecords {
  /** Returns null if nothing is stored or it cannot be read. */
  readQueue(): Promise<SavedQueue | null>
  /** Returns false if the tracks could not be stored: no space, or storage is blocked. */
  writeTracks(tracks: readonly Track[]): Promise<boolean>
  writePlace(place: Place): Promise<boolean>
}
