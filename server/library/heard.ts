import type { Database } from '../storage/database'

/** SQL for whether a song `s` can be played: its file was there at the last look, in a folder in use or uploaded. */
export const availableSql =
  '(NOT s.missing AND (s.owner_id IS NOT NULL OR s.root IN (SELECT root FROM root_in_use)))'

/** SQL for each song `s` with its upload `u`, whose columns are null for the library's own songs. */
export const withUploadSql = 'song s LEFT JOIN upload u ON u.user_id = s.owner_id AND u.song_id = s.id'

/** SQL for whether a song of these exists for the listener bound to it; others' uploads do not, nor do deleted ones. */
export const seenSql = '(s.owner_id IS NULL OR (s.owner_id = ? AND u.song_id IS NOT NULL))'

/**
 * Names the folders in use and makes the view `heard` of the songs in them that everyone may hear. Both belong to
 * this connection alone, so that a second server on one database may serve other folders.
 * @param roots absolute paths
 */
export function useRoots(database: Database, roots: readonly string[]): void {
  database.script(`
    CREATE TEMP TABLE root_in_use(root TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP VIEW heard AS SELECT * FROM main.song
      WHERE missing = 0 AND owner_id IS NULL AND root IN (SELECT root FROM root_in_use)`)
  for (const root of roots) database.run('INSERT INTO root_in_use(root) VALUES (?)', root)
}
