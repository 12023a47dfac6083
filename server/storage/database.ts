/* oxlint-disable typescript/no-unnecessary-type-parameters -- the SQL text decides what a row is */
import Libsql from 'libsql'

/** What a statement may bind. Booleans are excluded, because the driver aborts the process on them. */
export type SqlValue = string | number | null

/** SQL access; the only module that knows the driver. All calls are synchronous. */
export interface Database {
  /** `id` is the row id of the last insert. */
  run(sql: string, ...cells: SqlValue[]): { changes: number; id: number }
  /** The caller states the row type, next to the columns of the statement. */
  all<Row>(sql: string, ...cells: SqlValue[]): Row[]
  first<Row>(sql: string, ...cells: SqlValue[]): Row | undefined
  /** Several statements without parameters. */
  script(sql: string): void
  /** Runs `work` completely or not at all. A nested transaction joins the outer one. */
  transaction<T>(work: () => T): T
  close(): void
}

/** Returns SQLite's error code, e.g. `SQLITE_BUSY`; null for other errors. */
export function sqliteErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return error.code.startsWith('SQLITE_') ? error.code : null
}

/** Whether another process kept the database locked for too long. */
export const isBusy = (error: unknown): boolean => sqliteErrorCode(error)?.startsWith('SQLITE_BUSY') ?? false

/**
 * Opens or creates the file at `path` (`:memory:` for none) in WAL mode, so that a killed process loses nothing
 * committed and readers never wait.
 * @param busyTimeoutMs how long a statement waits for another process that writes, blocking this thread
 */
export function openDatabase(path: string, busyTimeoutMs = 5000): Database {
  const driver = new Libsql(path, { timeout: busyTimeoutMs })
  try {
    driver.pragma('journal_mode = WAL')
    driver.pragma('synchronous = NORMAL')
    driver.pragma('foreign_keys = ON')
  } catch (error) {
    driver.close()
    throw error
  }
  const prepared = new Map<string, ReturnType<typeof driver.prepare>>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const made = driver.prepare(sql)
    prepared.set(sql, made)
    return made
  }
  // in one list, because the driver takes a single null for the list itself
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver knows no row types
  const all = <Row>(sql: string, ...cells: SqlValue[]) => statement(sql).all(cells) as Row[]
  let inside = false
  return {
    run(sql, ...cells) {
      const { changes, lastInsertRowid } = statement(sql).run(cells)
      return { changes, id: Number(lastInsertRowid) }
    },
    all,
    // the driver's own get() adds a field to every row
    first: <Row>(sql: string, ...cells: SqlValue[]) => all<Row>(sql, ...cells)[0],
    script: (sql) => void driver.exec(sql),
    transaction(work) {
      if (inside) return work()
      driver.exec('BEGIN IMMEDIATE')
      inside = true
      try {
        const result = work()
        driver.exec('COMMIT')
        return result
      } catch (error) {
        // some errors have rolled back already, and the first error must be reported
        if (driver.inTransaction) driver.exec('ROLLBACK')
        throw error
      } finally {
        inside = false
      }
    },
    close() {
      prepared.clear()
      try {
        // the driver keeps statements open for a while, which would block other processes
        if (driver.open) driver.pragma('wal_checkpoint(TRUNCATE)')
      } catch {
        // the file is damaged or in use: the log stays, and nothing is lost
      }
      driver.close()
    },
  }
}
