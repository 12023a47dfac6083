import type { DatabaseTrouble } from '../ports/database-trouble'
import { withTimeout } from './with-timeout'

/** The record that proves that the database takes and gives what is written to it. */
const proofKey = 'proof'

/** The part of a database that opening takes. */
interface Openable {
  open(): PromiseLike<unknown>
  close(options: { disableAutoOpen: boolean }): void
  on(event: 'blocked', listener: () => void): unknown
  singles: {
    put(record: { key: string; value: unknown }): PromiseLike<unknown>
    get(key: string): PromiseLike<unknown>
  }
}

const nameOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  // Dexie wraps the browser's error
  const inner = 'inner' in error ? nameOf(error.inner) : ''
  return inner || ('name' in error ? String(error.name) : '')
}

/**
 * Opens a database. One that is damaged is deleted and made anew, which loses what was in it and nothing else; any other
 * trouble leaves it as it is. Never rejects.
 */
export async function openDatabase(
  database: Openable,
  deleteDatabase: () => Promise<unknown>,
): Promise<DatabaseTrouble | null> {
  let blocked = false
  database.on('blocked', () => (blocked = true))
  try {
    await withTimeout(database.open())
  } catch (error) {
    if (blocked) return 'blocked'
    if (!isDamaged(error)) return 'unavailable'
    return (await remake(database, deleteDatabase)) ? 'remade' : 'unavailable'
  }
  return null
}

/** Proves an open database by a record. Never rejects. */
export async function proveDatabase(database: Openable): Promise<DatabaseTrouble | null> {
  try {
    const value = Date.now()
    await database.singles.put({ key: proofKey, value })
    const found = await database.singles.get(proofKey)
    return found ? null : 'unavailable'
  } catch (error) {
    return nameOf(error) === 'QuotaExceededError' ? 'full' : 'unavailable'
  }
}

/** Chromium and Firefox call it an unknown error, Firefox also an invalid state. */
function isDamaged(error: unknown): boolean {
  return ['UnknownError', 'InvalidStateError', 'DataError', 'NotFoundError'].includes(nameOf(error))
}

async function remake(database: Openable, deleteDatabase: () => Promise<unknown>): Promise<boolean> {
  try {
    database.close({ disableAutoOpen: false })
    await withTimeout(deleteDatabase())
    await withTimeout(database.open())
    return true
  } catch {
    return false
  }
}
