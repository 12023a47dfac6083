import type { Database } from './database'
import { withTimeout } from './with-timeout'

/**
 * Returns a function that works on a database, or returns null where that cannot be opened, is blocked by another tab,
 * or fails. Only opening has a time limit: much may be read and written.
 */
export function tryDatabase(openDatabase: () => Promise<Database>) {
  return async <T>(work: (database: Database) => PromiseLike<T>): Promise<T | null> => {
    try {
      const database = await openDatabase()
      await withTimeout(database.open())
      return await work(database)
    } catch {
      return null
    }
  }
}
