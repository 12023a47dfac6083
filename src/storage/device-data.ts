import { keptCoversCache } from '../domain/offline/kept-covers'
import { keptFolderName } from '../domain/offline/kept-folder'
import type { DeviceData } from '../ports/device-data'
import { localEntries } from './local-entries'
import { withTimeout } from './with-timeout'

/** Clears all tables in one transaction. Returns whether that was done. */
async function clearDatabase(name: string): Promise<boolean> {
  try {
    const { Database } = await import('./database')
    const database = new Database(name)
    try {
      const { tables } = database
      await withTimeout(
        database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear()))),
      )
      return true
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

/** Deletes the database, which closes the connections of all tabs: none writes back what it still has in memory. */
async function deleteDatabase(name: string): Promise<void> {
  try {
    const { Database } = await import('./database')
    await Database.delete(name)
  } catch {
    return // its tables are empty already
  }
}

/** Removes songs and covers that are kept to be played without a network. */
async function clearKept(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(keptFolderName, { recursive: true })
    await caches.delete(keptCoversCache)
  } catch {
    return // there are none
  }
}

function clearStorage(): boolean {
  try {
    localStorage.clear()
    sessionStorage.clear()
    return true
  } catch {
    return false
  }
}

/** Everything that this origin stores: localStorage, sessionStorage and the database of that name. */
export function createDeviceData(name = 'melisma', entries = localEntries): DeviceData {
  return {
    async usage() {
      try {
        return (await navigator.storage.estimate()).usage ?? null
      } catch {
        return null // not a secure context, or the browser does not tell
      }
    },
    async clear() {
      if (!(await clearDatabase(name))) return 'database'
      await clearKept()
      if (!clearStorage()) return 'storage'
      entries.close()
      void deleteDatabase(name)
      return 'cleared'
    },
  }
}
