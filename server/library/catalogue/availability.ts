import type { Database } from '../../storage/database'

/** Returns SQL for whether a video can be shown: its file existed at the last scan, in an active folder. */
export const availableVideoSql = (video: string): string =>
  `(NOT ${video}.missing AND ${video}.root IN (SELECT root FROM root_in_use))`

/** Returns SQL for the id of a song's video, 0 for none, the newest of several. */
export const videoOfSongSql = (songId: string): string =>
  `coalesce((SELECT v.id FROM video v WHERE v.song_id = ${songId} AND ${availableVideoSql('v')}
    ORDER BY v.added_ms DESC, v.id DESC LIMIT 1), 0)`

/**
 * SQL for whether a song `s` can be played: its file existed at the last scan, in an active folder or among the
 * uploads.
 */
export const availableSql =
  '(NOT s.missing AND (s.owner_id IS NOT NULL OR s.root IN (SELECT root FROM root_in_use)))'

/** SQL for each song `s` with its upload `u`. The columns of `u` are null for songs of the library. */
export const withUploadSql = 'song s LEFT JOIN upload u ON u.user_id = s.owner_id AND u.song_id = s.id'

/** SQL for whether a song is visible to the bound listener: uploads of others and deleted ones are not. */
export const visibleSongSql = '(s.owner_id IS NULL OR (s.owner_id = ? AND u.song_id IS NOT NULL))'

/**
 * Creates the table `root_in_use` of the active folders and the view `active_song` of the songs in them. Both belong to this
 * connection only, so that another server can use the same database with other folders.
 * @param roots absolute paths
 */
export function createActiveSongs(database: Database, roots: readonly string[]): void {
  database.script(`
    CREATE TEMP TABLE root_in_use(root TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP VIEW active_song AS SELECT * FROM main.song
      WHERE missing = 0 AND owner_id IS NULL AND root IN (SELECT root FROM root_in_use)`)
  for (const root of roots) database.run('INSERT INTO root_in_use(root) VALUES (?)', root)
}
