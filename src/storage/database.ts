import { Dexie } from 'dexie'
import type { EntityTable } from 'dexie'

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

  constructor(name = 'melisma') {
    super(name)
    this.version(1).stores({ singles: 'key' })
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: true })
      return false
    })
  }
}
