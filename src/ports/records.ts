import type { SavedQueue } from '../domain/queue/queue'
import type { Settings } from '../domain/settings/settings'

/** Small records that are needed before the first paint; reading tolerates garbage, writing may fail silently. */
export interface SettingsRecords {
  readSettings(): Settings
  writeSettings(settings: Settings): void
}

/** Records that grow: the queue and where it stood. */
export interface QueueRecords {
  /** Null when nothing was saved, or what was saved cannot be read. */
  readQueue(): Promise<SavedQueue | null>
  /** False when it could not be stored (no space, storage blocked). */
  writeQueue(queue: SavedQueue): Promise<boolean>
}
