import { sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../storage/database'
import type { ScanTarget } from './scan-target'

/** What the last scan stored about a path, be it a song, a video or a playlist. */
export interface KnownFile {
  kind: 'song' | 'video' | 'playlist' | 'problem'
  /** Null for a file that could not be read. */
  id: number | null
  size: number
  mtimeMs: number
  /** Changes whenever a file beside it does. */
  sidecarStamp: string
  missing: boolean
}

/** A song of the folders with the same audio as a file just found; never an upload. */
export interface SongWithSameAudio {
  id: number
  path: string | null
  size: number
  mtimeMs: number
}

/** The scan's view of the database. */
export interface KnownFiles {
  /** The stored files of a target by path. Read in pages, so that requests are answered in between. */
  under(target: ScanTarget): Promise<Map<string, KnownFile>>
  withAudio(audioKey: string): SongWithSameAudio[]
  markFound(id: number): void
  /** Returns how many songs, videos and playlists are newly missing. */
  markMissing(paths: readonly string[]): number
  saveProblem(problem: { path: string; root: string; size: number; mtimeMs: number; reason: string }): void
  forgetProblems(paths: readonly string[]): void
  problems(): { path: string; reason: string }[]
}

/** The character after the separator: all paths below a folder sort between the two. */
const afterSep = String.fromCharCode(sep.charCodeAt(0) + 1)

type KnownRow = Omit<KnownFile, 'missing'> & { path: string; missing: number }

const pageRows = 1000

const pageSql = (table: string, columns: string) =>
  `SELECT path, ${columns} FROM ${table} WHERE root = ? AND path >= ? AND path < ? ORDER BY path LIMIT ${pageRows}`
const mediaColumns = 'id, size, mtime_ms AS mtimeMs, beside AS sidecarStamp, missing'
const songsSql = pageSql('song', `'song' AS kind, ${mediaColumns}`)
const videosSql = pageSql('video', `'video' AS kind, ${mediaColumns}`)
const playlistsSql = pageSql(
  'playlist_file',
  "'playlist' AS kind, id, size, mtime_ms AS mtimeMs, '' AS sidecarStamp, missing",
)
const problemsSql = pageSql(
  'problem',
  "'problem' AS kind, NULL AS id, size, mtime_ms AS mtimeMs, '' AS sidecarStamp, 0 AS missing",
)

export function createKnownFiles(database: Database): KnownFiles {
  return {
    async under({ root, folder, deep }) {
      const prefix = folder.endsWith(sep) ? folder : folder + sep
      const end = prefix.slice(0, -1) + afterSep
      const known = new Map<string, KnownFile>()
      for (const sql of [songsSql, videosSql, playlistsSql, problemsSql])
        for (let from = folder, rows: KnownRow[] = []; ; from = rows.at(-1)!.path) {
          rows = database.all<KnownRow>(sql, root, from, end)
          for (const { path, missing, ...row } of rows) {
            const here = path.startsWith(prefix)
              ? deep || !path.includes(sep, prefix.length)
              : deep && path === folder
            if (here) known.set(path, { ...row, missing: missing === 1 })
          }
          if (rows.length < pageRows) break
          await setImmediate()
        }
      return known
    },
    withAudio: (audioKey) =>
      database.all<SongWithSameAudio>(
        `SELECT id, path, size, mtime_ms AS mtimeMs FROM song WHERE audio_key = ? AND owner_id IS NULL ORDER BY id`,
        audioKey,
      ),
    markFound: (id) => void database.run('UPDATE song SET missing = 0 WHERE id = ?', id),
    markMissing: (paths) =>
      ['song', 'video', 'playlist_file'].reduce((sum, table) => {
        const sql = `UPDATE ${table} SET missing = 1 WHERE missing = 0 AND path IN (SELECT value FROM json_each(?))`
        return sum + database.run(sql, JSON.stringify(paths)).changes
      }, 0),
    saveProblem: ({ path, root, size, mtimeMs, reason }) =>
      database.transaction(() => {
        database.run('UPDATE song SET missing = 1, path = NULL WHERE path = ?', path)
        for (const table of ['video', 'playlist_file'])
          database.run(`UPDATE ${table} SET missing = 1 WHERE path = ?`, path)
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
