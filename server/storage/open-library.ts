import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { faultCode, isBusy, openDatabase, type Database } from './database'
import { migrate, newestVersion, versionOf } from './migrations'
import { setAside, type Rename } from './set-aside'

export interface OpenLibraryOptions {
  path: string
  /** What is set aside with the database, since it means nothing without it. */
  companions: readonly string[]
  log: (line: string) => void
  now: () => number
  rename?: Rename
  /** How long the start waits for another program that writes. */
  patienceMs?: number
}

/** Up to so many bytes the whole file is looked through at each start: about 10 ms a megabyte. */
const smallBytes = 64 * 1024 * 1024
/** How long a running server waits for another program that writes, all answers with it. */
const busyMs = 1000

/** A database that is no use to this version of the program. */
class Unusable extends Error {}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** What every database file begins with; looked at before it is opened, which might tidy its log away. */
const magic = 'SQLite format 3\0'

const isDatabase = (path: string): boolean => {
  if (sizeOf(path) === 0) return true
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(magic.length)
    readSync(file, head)
    return head.toString('latin1') === magic
  } finally {
    closeSync(file)
  }
}

const check = (database: Database, thoroughly: boolean) => {
  if (versionOf(database) > newestVersion) {
    // fails while another program, which knows that version, has it open
    database.all('PRAGMA journal_mode = DELETE')
    throw new Unusable('comes from a newer version of this program')
  }
  if (!thoroughly) return
  const [verdict] = database.all<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (verdict?.quick_check !== 'ok') throw new Unusable('is damaged')
}

/** What is wrong with the file itself, null when the fault lies elsewhere. */
const flawOf = (error: unknown): string | null => {
  if (error instanceof Unusable) return error.message
  const code = faultCode(error)
  if (code === 'SQLITE_NOTADB') return 'is no database'
  return code?.startsWith('SQLITE_CORRUPT') ? 'is damaged' : null
}

const open = (path: string, patienceMs: number): Database => {
  if (!isDatabase(path)) throw new Unusable('is no database')
  // the log is gone after every orderly end
  const interrupted = sizeOf(`${path}-wal`) > 0
  const size = sizeOf(path)
  const database = openDatabase(path, patienceMs)
  try {
    check(database, size > 0 && (interrupted || size <= smallBytes))
    migrate(database)
    database.script(`PRAGMA busy_timeout = ${busyMs}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Opens the database at its newest schema. One that is damaged, is none, or comes from a newer version is set aside,
 * which one line says, and a new one begins. Throws, with a line for the operator, when another program keeps it
 * locked, when it cannot be brought to the newest schema (it stays as it is then), or cannot be set aside.
 */
export function openLibrary(options: OpenLibraryOptions): Database {
  const { path, companions, log, now, rename, patienceMs = 5000 } = options
  try {
    return open(path, patienceMs)
  } catch (error) {
    if (isBusy(error)) throw new Error(`${path} is in use by another program`, { cause: error })
    const flaw = flawOf(error)
    if (flaw === null) throw error
    let kept: string
    try {
      kept = setAside(path, companions, now(), rename)
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault)
      throw new Error(`${path} ${flaw} and cannot be set aside: ${why}`, { cause: fault })
    }
    log(`${path} ${flaw}. It is kept as ${kept}, with its accounts, likes and playlists; a new one begins.`)
    return open(path, patienceMs)
  }
}
