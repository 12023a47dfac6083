import type { Track } from '../domain/catalogue/track'

/** The play history, which all tabs share; reading tolerates garbage. */
export interface HistoryRecords {
  /** Newest first; null when it cannot be read. */
  read(): Promise<readonly Track[] | null>
  /** The history with that track in front, as it is stored now; null when it could not be stored. */
  add(track: Track): Promise<readonly Track[] | null>
  /** The same with those that it lacks behind what it has. */
  addEarlier(tracks: readonly Track[]): Promise<readonly Track[] | null>
  /** False when it could not be cleared. */
  clear(): Promise<boolean>
}
