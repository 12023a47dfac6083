import type { Database } from '../storage/database'

/** The songs that came last, the last first, with when they came in milliseconds since 1970. */
export function newestSongs(database: Database, limit: number): { id: number; addedMs: number }[] {
  return database.all(
    'SELECT id, added_ms AS addedMs FROM heard ORDER BY added_ms DESC, id DESC LIMIT ?',
    limit,
  )
}
