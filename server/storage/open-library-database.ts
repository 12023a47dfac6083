import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { type Database, isBusy, openDatabase, sqliteErrorCode } from './database'
import { migrate, newestVersion, schemaVersion } from './migrations'

type Rename = (from: string, to: string) => void

/** `2026-11-21T15-32-50`, in UTC. */
const stampOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')

/**
 * Renames a database and its companions to free names beside it, e.g. `library.db.set-aside-2026-11-21T15-32-50`.
 * Deletes and overwrites nothing. Returns the new name of the database. Throws when a rename fails.
 * @param companions files or folders that belong to the database
 */
function setAside(
  path: string,
  companions: readonly string[],
  nowMs: number,
  rename: Rename = renameSync,
): string {
  const ending = `.set-aside-${stampOf(nowMs)}`
  // the log first: a new database must never find the log of an old one
  const names = ['-wal', '-shm'].map((part) => [path + part, path + ending, part] as const)
  const moves = (further: string): [string, string][] => [
    ...names.map(([from, to, part]): [string, string] => [from, to + further + part]),
    ...companions.map((from): [string, string] => [from, from + ending + further]),
    [path, path + ending + further],
  ]
  let further = ''
  for (let n = 2; moves(further).some(([, to]) => existsSync(to)); n++) further = `-${n}`
  for (const [from, to] of moves(further)) if (existsSync(from)) rename(from, to)
  return path + ending + further
}

export interface OpenLibraryDatabaseOptions {
  path: string
  /** Files and folders that are set aside together with the database. */
  companions: readonly string[]
  log: (line: string) => void
  now: () => number
  rename?: Rename
  /** How long the start waits for another process that writes. */
  busyTimeoutMs?: number
}

/** Files up to this size are checked completely at each start: about 10 ms per megabyte. */
const smallBytes = 64 * 1024 * 1024
/** How long a running server waits for another process that writes; all requests wait with it. */
const busyMs = 1000

/** A database that this version of the program cannot use. */
class Unusable extends Error {}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** The start of every database file. Checked before SQLite opens the file, which might delete its log. */
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
  if (schemaVersion(database) > newestVersion) {
    // fails while another process, which knows that version, has it open
    database.all('PRAGMA journal_mode = DELETE')
    throw new Unusable('comes from a newer version of this program')
  }
  if (!thoroughly) return
  const [verdict] = database.all<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (verdict?.quick_check !== 'ok') throw new Unusable('is damaged')
}

/** Returns what is wrong with the file; null when the error has another cause. */
const flawOf = (error: unknown): string | null => {
  if (error instanceof Unusable) return error.message
  const code = sqliteErrorCode(error)
  if (code === 'SQLITE_NOTADB') return 'is no database'
  return code?.startsWith('SQLITE_CORRUPT') ? 'is damaged' : null
}

const open = (path: string, busyTimeoutMs: number): Database => {
  if (!isDatabase(path)) throw new Unusable('is no database')
  // the log is deleted at every orderly exit
  const interrupted = sizeOf(`${path}-wal`) > 0
  const size = sizeOf(path)
  const database = openDatabase(path, busyTimeoutMs)
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
 * Opens the database at the newest schema. A file that is damaged, no database, or of a newer version is set aside,
 * logged in one line, and replaced by a new one. Throws an error for the operator when another process locks the file,
 * when it cannot be upgraded (it stays unchanged), or when it cannot be set aside.
 */
export function openLibraryDatabase(options: OpenLibraryDatabaseOptions): Database {
  const { path, companions, log, now, rename, busyTimeoutMs = 5000 } = options
  try {
    return open(path, busyTimeoutMs)
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
    return open(path, busyTimeoutMs)
  }
}
