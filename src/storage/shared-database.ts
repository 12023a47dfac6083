import type { DatabaseTrouble } from '../ports/database-trouble'
import type { Database } from './database'

let opening: Promise<Database> | undefined
let trouble: DatabaseTrouble | null = null
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

/** Calls `listener` when something is wrong with the database, at once if that is known. */
export function onDatabaseTrouble(listener: (trouble: DatabaseTrouble) => void): void {
  onTrouble = listener
  if (trouble) listener(trouble)
}

function tell(found: DatabaseTrouble | null): void {
  if (!found) return
  trouble = found
  onTrouble(found)
}

async function open(): Promise<Database> {
  const [{ Database }, { openDatabase, proveDatabase }] = await Promise.all([
    import('./database'),
    import('./open-database'),
  ])
  const database = new Database()
  const found = await openDatabase(database, () => Database.delete(database.name))
  tell(found)
  // nobody has to wait for it
  if (!found) void proveDatabase(database).then(tell)
  return database
}
