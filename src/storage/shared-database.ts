import type { DatabaseTrouble } from '../ports/database-trouble'
import type { Database } from './database'

let opening: Promise<Database> | undefined
let onTrouble: (trouble: DatabaseTrouble) => void = () => {}

/**
 * Returns the tab's one database connection, which is open unless it cannot be opened. Its code is fetched on first use, so
 * that the first paint does not wait for it. Rejects if the code cannot be fetched; the next call tries again.
 */
export async function sharedDatabase(): Promise<Database> {
  opening ??= open()
  try {
    return await opening
  } catch (error) {
    opening = undefined
    throw error
  }
}

/** Has `listener` called once the database is opened and something is wrong with it. */
export function onDatabaseTrouble(listener: (trouble: DatabaseTrouble) => void): void {
  onTrouble = listener
}

async function open(): Promise<Database> {
  const [{ Database }, { openDatabase }] = await Promise.all([
    import('./database'),
    import('./open-database'),
  ])
  const database = new Database()
  const trouble = await openDatabase(database, () => Database.delete(database.name))
  if (trouble) onTrouble(trouble)
  return database
}
