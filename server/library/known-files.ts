import type { Database } from '../storage/database'

/** What the last scan wrote down about one path. */
export interface KnownFile {
  /** Null for a file that could not be read then. */
  id: number | null
  size: number
  mtimeMs: number
  beside: string
  missing: boolean
}

/** A song of the folders that bears the audio of a file just found; uploads are none. */
export interface Namesake {
  id: number
  path: string | null
  size: number
  mtimeMs: number
}

/** The scan's own view of the database. */
export interface KnownFiles {
  below(root: string): Map<string, KnownFile>
  withAudio(audioKey: string): Namesake[]
  markFound(id: number): void
  markMissing(ids: readonly number[]): void
  keepProblem(problem: { path: string; root: string; size: number; mtimeMs: number; reason: string }): void
  forgetProblems(paths: readonly string[]): void
  problems(): { path: string; reason: string }[]
}

export function createKnownFiles(database: Database): KnownFiles {
  return {
    below(root) {
      type Row = Omit<KnownFile, 'missing'> & { path: string; missing: number }
      const rows = database.all<Row>(
        `SELECT path, id, size, mtime_ms AS mtimeMs, beside, missing FROM song WHERE root = ?1 AND path IS NOT NULL
         UNION ALL SELECT path, NULL, size, mtime_ms, '', 0 FROM problem WHERE root = ?1`,
        root,
      )
      return new Map(rows.map(({ path, missing, ...row }) => [path, { ...row, missing: missing === 1 }]))
    },
    withAudio: (audioKey) =>
      database.all<Namesake>(
        `SELECT id, path, size, mtime_ms AS mtimeMs FROM song WHERE audio_key = ? AND owner_id IS NULL ORDER BY id`,
        audioKey,
      ),
    markFound: (id) => void database.run('UPDATE song SET missing = 0 WHERE id = ?', id),
    markMissing: (ids) =>
      void database.run(
        'UPDATE song SET missing = 1 WHERE id IN (SELECT value FROM json_each(?))',
        JSON.stringify(ids),
      ),
    keepProblem: ({ path, root, size, mtimeMs, reason }) =>
      database.transaction(() => {
        database.run('UPDATE song SET missing = 1, path = NULL WHERE path = ?', path)
        database.run(
          'INSERT OR REPLACE INTO problem(path, root, size, mtime_ms, reason) VALUES (?, ?, ?, ?, ?)',
          path,
          root,
          size,
          mtimeMs,
          reason,
        )
      }),
    forgetProblems: (paths) =>
      void database.run(
        'DELETE FROM problem WHERE path IN (SELECT value FROM json_each(?))',
        JSON.stringify(paths),
      ),
    problems: () => database.all('SELECT path, reason FROM problem ORDER BY path'),
  }
}
