import { Dexie } from 'dexie'
import type { EntityTable } from 'dexie'
import type { LyricData } from '../domain/lyrics/lyric-data'
import type { KeptList, KeptSong } from '../domain/offline/kept-song'
import type { QueuedCall } from '../ports/offline-records'

/** A record that exists once, e.g. the queue. */
interface Single {
  key: string
  value: unknown
}

/**
 * The database with the listener's records. When another tab opens a newer version, this tab closes its connection for
 * good: Dexie would reopen by itself and write old rows into the new schema.
 */
export class Database extends Dexie {
  declare readonly singles: EntityTable<Single, 'key'>
  /** Songs that are kept on this device, by the id of the track. */
  declare readonly keptSongs: EntityTable<KeptSong & { id: number }, 'id'>
  declare readonly keptLists: EntityTable<KeptList, 'key'>
  /** Lyrics of kept songs. */
  declare readonly keptLyrics: EntityTable<{ id: number; lyrics: LyricData }, 'id'>
  /** Replies of the server about the listener, for use without a network. */
  declare readonly replies: EntityTable<Single, 'key'>
  /** Changes that were made without a network, in their order. */
  declare readonly outbox: EntityTable<QueuedCall, 'id'>

  constructor(name = 'melisma') {
    super(name)
    this.version(1).stores({ singles: 'key' })
    this.version(2).stores({
      keptSongs: 'id',
      keptLists: 'key',
      keptLyrics: 'id',
      replies: 'key',
      outbox: '++id',
    })
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: true })
      return false
    })
  }
}
