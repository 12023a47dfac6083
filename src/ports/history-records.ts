import type { Track } from '../contract/replies/track'

/** The stored play history, which all tabs share. Invalid entries are skipped. */
export interface HistoryRecords {
  /** Returns the history, newest first; null if it cannot be read. */
  read(): Promise<readonly Track[] | null>
  /** Puts a track in front. Returns the stored history; null if it could not be stored. */
  add(track: Track): Promise<readonly Track[] | null>
  /** Adds tracks that are missing, behind the others. Returns the same as `add`. */
  addEarlier(tracks: readonly Track[]): Promise<readonly Track[] | null>
  /** Returns false if it could not be cleared. */
  clear(): Promise<boolean>
}
