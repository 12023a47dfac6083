import { sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../storage/database'
import type { SheetTrack } from '../files/sidecars'
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
  /** The tracks that a cue sheet has cut from it, in their order; empty for any other file. */
  tracks: readonly SheetTrack[]
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
  markFound(path: string): void
  /** Has the songs of a path forget it, except these parts; part 0 is the whole file. */
  dropParts(path: string, except: readonly number[]): void
  /** Returns how many songs, videos and playlists are newly missing. */
  markMissing(paths: readonly string[]): number
  saveProblem(problem: { path: string; root: string; size: number; mtimeMs: number; reason: string }): void
  forgetProblems(paths: readonly string[]): void
  /** How many files and problems are known in the active folders. */
  count(): number
}

const countSql = ['song', 'video', 'problem']
  .map((table) => {
    const there = table === 'problem' ? '' : ' AND missing = 0'
    return `(SELECT count(*) FROM ${table} WHERE root IN (SELECT root FROM root_in_use)${there})`
  })
  .join(' + ')

/** The character after the separator: all paths below a folder sort between the two. */
const afterSep = String.fromCharCode(sep.charCodeAt(0) + 1)

interface KnownRow extends Omit<KnownFile, 'missing' | 'tracks'> {
  path: string
  missing: number
  part: number
  title: string
  number: number
}

const none: readonly SheetTrack[] = []

/** More than the tracks of one file, of which a page may show a part. */
const pageRows = 2000

const pageSql = (table: string, columns: string) =>
  `SELECT path, ${columns} FROM ${table} WHERE root = ? AND path >= ? AND path < ? ORDER BY path, part LIMIT ${pageRows}`
const mediaColumns = 'id, size, mtime_ms AS mtimeMs, beside AS sidecarStamp, missing'
const noPart = "0 AS part, '' AS title, 0 AS number"
const songsSql = pageSql(
  'song',
  `'song' AS kind, ${mediaColumns}, part, iif(part = 0, '', title) AS title, track_no AS number`,
)
const videosSql = pageSql('video', `'video' AS kind, ${mediaColumns}, ${noPart}`)
const playlistsSql = pageSql(
  'playlist_file',
  `'playlist' AS kind, id, size, mtime_ms AS mtimeMs, '' AS sidecarStamp, missing, ${noPart}`,
)
const problemsSql = pageSql(
  'problem',
  `'problem' AS kind, NULL AS id, size, mtime_ms AS mtimeMs, '' AS sidecarStamp, 0 AS missing, ${noPart}`,
)

/** Adds a row to what is known of its path. A page may repeat rows of the one before. */
const withRow = (before: KnownFile | undefined, row: KnownRow): KnownFile => {
  const { path: _path, part, title, number, missing, ...file } = row
  if (part === 0) return { ...file, missing: missing === 1, tracks: none }
  const tracks = [...(before?.tracks ?? none).slice(0, part - 1), { number, title }]
  return { ...file, missing: missing === 1 || before?.missing === true, tracks }
}

/** Has `groupAlbums` look at the songs of the folder. */
const regroup = "regroup = album_folder <> ''"

export function createKnownFiles(database: Database): KnownFiles {
  return {
    async under({ root, folder, deep }) {
      const prefix = folder.endsWith(sep) ? folder : folder + sep
      const end = prefix.slice(0, -1) + afterSep
      const known = new Map<string, KnownFile>()
      for (const sql of [songsSql, videosSql, playlistsSql, problemsSql])
        for (let from = folder, rows: KnownRow[] = []; ; from = rows.at(-1)!.path) {
          rows = database.all<KnownRow>(sql, root, from, end)
          for (const row of rows) {
            const { path } = row
            const here = path.startsWith(prefix)
              ? deep || !path.includes(sep, prefix.length)
              : deep && path === folder
            if (here) known.set(path, withRow(known.get(path), row))
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
    markFound: (path) => void database.run(`UPDATE song SET missing = 0, ${regroup} WHERE path = ?`, path),
    dropParts: (path, except) =>
      void database.run(
        `UPDATE song SET missing = 1, path = NULL, ${regroup}
         WHERE path = ? AND part NOT IN (SELECT value FROM json_each(?))`,
        path,
        JSON.stringify(except),
      ),
    markMissing: (paths) =>
      [`song SET missing = 1, ${regroup}`, 'video SET missing = 1', 'playlist_file SET missing = 1'].reduce(
        (sum, change) => {
          const sql = `UPDATE ${change} WHERE missing = 0 AND path IN (SELECT value FROM json_each(?))`
          return sum + database.run(sql, JSON.stringify(paths)).changes
        },
        0,
      ),
    saveProblem: ({ path, root, size, mtimeMs, reason }) =>
      database.transaction(() => {
        database.run(`UPDATE song SET missing = 1, path = NULL, ${regroup} WHERE path = ?`, path)
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
    count: () => database.first<{ count: number }>(`SELECT ${countSql} AS count`)!.count,
  }
}
