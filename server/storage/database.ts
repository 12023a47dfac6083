/* oxlint-disable typescript/no-unnecessary-type-parameters -- the SQL text decides what a row is */
import Libsql from 'libsql'

/** What a statement may bind. Booleans are left out on purpose: the driver aborts the process on them. */
export type Cell = string | number | null

/** The few words of SQL that the server speaks; the only place that knows the driver. All calls are synchronous. */
export interface Database {
  /** `id` is the row id of the last insert. */
  run(sql: string, ...cells: Cell[]): { changes: number; id: number }
  /** Rows are what the caller says they are: every statement names its columns beside the type. */
  all<Row>(sql: string, ...cells: Cell[]): Row[]
  first<Row>(sql: string, ...cells: Cell[]): Row | undefined
  /** Several statements without parameters. */
  script(sql: string): void
  /** All or nothing; a transaction inside another one joins it. */
  transaction<T>(work: () => T): T
  close(): void
}

/** The name that the database gives to a fault, e.g. `SQLITE_BUSY`; null for every other error. */
export function faultCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return error.code.startsWith('SQLITE_') ? error.code : null
}

/** Whether another process was writing for longer than was waited for. */
export const isBusy = (error: unknown): boolean => faultCode(error)?.startsWith('SQLITE_BUSY') ?? false

/**
 * Opens or creates the file at `path` (`:memory:` for none) in WAL mode, so that a killed process loses nothing
 * committed and readers never wait.
 * @param patienceMs how long a statement waits, with all that goes on in this thread, for another writer
 */
export function openDatabase(path: string, patienceMs = 5000): Database {
  const driver = new Libsql(path, { timeout: patienceMs })
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
  // The cells go as one list: the driver takes a lone null for the list itself.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver knows no row types
  const all = <Row>(sql: string, ...cells: Cell[]) => statement(sql).all(cells) as Row[]
  let inside = false
  return {
    run(sql, ...cells) {
      const { changes, lastInsertRowid } = statement(sql).run(cells)
      return { changes, id: Number(lastInsertRowid) }
    },
    all,
    // The driver's own get() adds a field of its own to every row.
    first: <Row>(sql: string, ...cells: Cell[]) => all<Row>(sql, ...cells)[0],
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
        // some faults have rolled back by themselves, and the first error is the one to tell
        if (driver.inTransaction) driver.exec('ROLLBACK')
        throw error
      } finally {
        inside = false
      }
    },
    close() {
      prepared.clear()
      try {
        // the driver lets go of its statements late, and until then nobody else would
        if (driver.open) driver.pragma('wal_checkpoint(TRUNCATE)')
      } catch {
        // a damaged file, or one that somebody else holds: the log stays, and nothing is lost
      }
      driver.close()
    },
  }
}
