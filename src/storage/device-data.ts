import type { DeviceData } from '../ports/device-data'
import { localEntries } from './local-entries'
import { withPatience } from './with-patience'

/** Empties every table at once or none; the code of the database is fetched for it. */
async function clearDatabase(name: string): Promise<boolean> {
  try {
    const { Database } = await import('./database')
    const database = new Database(name)
    try {
      const { tables } = database
      await withPatience(
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

/** Closes the connections of every tab for good, so that none writes back what it still holds. */
async function shutDatabase(name: string): Promise<void> {
  try {
    const { Dexie } = await import('dexie')
    await Dexie.delete(name)
  } catch {
    return // it is empty already, which is what was asked for
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

/** What this origin keeps in localStorage, sessionStorage and the database of that name. */
export function createDeviceData(name = 'melisma', entries = localEntries): DeviceData {
  return {
    async usage() {
      try {
        return (await navigator.storage.estimate()).usage ?? null
      } catch {
        return null // not a secure context, or the browser keeps it to itself
      }
    },
    async clear() {
      if (!(await clearDatabase(name))) return 'database'
      if (!clearStorage()) return 'storage'
      entries.close()
      void shutDatabase(name)
      return 'cleared'
    },
  }
}
