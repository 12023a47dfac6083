import type { Track } from '../../contract/replies/track'
import type { Queue } from '../queue/queue'
import { changesOf, type PortableSetting } from './portable-settings'
import type { Settings } from './settings'
import type { Backup } from './backup-file'

/** A part of a backup that can be taken by itself. */
export type BackupPart = keyof Backup

/** What a backup has that is not here already. */
export interface BackupOffers {
  settings: readonly PortableSetting[]
  /** How many tracks take the place of those that are queued now. */
  queue: number
  /** How many tracks, and searches, are added to what there is. */
  history: number
  searchHistory: number
}

/** What there is now, of which a backup is made. */
export interface Present extends Omit<Backup, 'settings' | 'queue'> {
  settings: Settings
  queue: Queue
}

export function offersOf(present: Present, wanted: Backup): BackupOffers {
  const sameQueue = idsOf(wanted.queue?.tracks ?? []) === idsOf(present.queue.tracks)
  const heard = new Set(present.history.map(({ id }) => id))
  return {
    settings: changesOf(present.settings, wanted.settings),
    queue: sameQueue ? 0 : (wanted.queue?.tracks.length ?? 0),
    history: wanted.history.filter(({ id }) => !heard.has(id)).length,
    searchHistory: wanted.searchHistory.filter((words) => !present.searchHistory.includes(words)).length,
  }
}

function idsOf(tracks: readonly Track[]): string {
  return tracks.map(({ id }) => id).join(' ')
}
