import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { saveSong } from '../../library/catalogue/save-song'
import type { SongReading } from '../../library/files/read-song'
import type { Database } from '../../storage/database'
import { noSidecars } from '../../library/files/sidecars'
import type { ReceivedFile } from './receive-file'
import { uploadFaults, type UploadFault } from './upload-fault'
import { removeIfPossible } from './uploads-folder'

export interface StoredUpload {
  songId: number
  /** Whether the listener had uploaded the same bytes before. */
  alreadyThere: boolean
}

/** The rows and files of the uploads. Every call is synchronous. */
export interface Uploads {
  usage(listenerId: number): { count: number; bytes: number }
  /** Song ids, newest first. */
  page(listenerId: number, limit: number, offset: number): number[]
  /** Takes over the received file, except when it returns or throws an error. */
  store(listenerId: number, received: ReceivedFile, reading: SongReading): StoredUpload | UploadFault
  /**
   * Deletes uploads with their places in playlists, and files that nobody uses any more. Returns the ids that existed.
   */
  remove(listenerId: number, ids: readonly number[]): number[]
  /** Shows an upload with the names of a song of the library; null undoes that. False when either is unknown. */
  match(listenerId: number, songId: number, asId: number | null): boolean
}

export interface UploadsOptions {
  database: Database
  folder: string
  /** Quota of one listener in bytes. */
  maxBytes: number
  now: () => number
}

/** Removes what describes the song. Its bare row stays, because plays refer to it. */
const forgetSong = (database: Database, listenerId: number, id: number) => {
  database.run('DELETE FROM upload WHERE user_id = ? AND song_id = ?', listenerId, id)
  for (const table of ['playlist_song', 'disliked', 'song_artist', 'song_genre', 'lyric'])
    database.run(`DELETE FROM ${table} WHERE song_id = ?`, id)
  database.run("UPDATE song SET title = '', cover_key = NULL, missing = 1 WHERE id = ?", id)
}

/** Stores the rows of a file that lies at `path`. Returns the song's id. */
const insertUpload = (
  { database, folder, now }: UploadsOptions,
  listenerId: number,
  path: string,
  received: ReceivedFile,
  reading: SongReading,
): number => {
  const { md5, name, size } = received
  const nowMs = now()
  const found = { path, folder, name, size, mtimeMs: Math.floor(statSync(path).mtimeMs) }
  const cover = reading.cover && { ...reading.cover, path }
  const file = { ...reading, cover, root: folder, found, sidecars: noSidecars, id: null, nowMs }
  return database.transaction(() => {
    const songId = saveSong(database, { ...file, ownerId: listenerId })
    database.run(
      'INSERT INTO upload(user_id, song_id, file_name, size, md5, added_ms) VALUES (?, ?, ?, ?, ?, ?)',
      listenerId,
      songId,
      name,
      size,
      md5,
      nowMs,
    )
    return songId
  })
}

export function createUploads(options: UploadsOptions): Uploads {
  const { database, folder, maxBytes } = options
  const pathOf = (md5: string, container: string) => join(folder, `${md5}.${container}`)

  const usage = (listenerId: number) =>
    database.first<{ count: number; bytes: number }>(
      'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM upload WHERE user_id = ?',
      listenerId,
    )!

  const isInUse = (md5: string) =>
    database.first('SELECT 1 FROM upload WHERE md5 = ? LIMIT 1', md5) !== undefined

  return {
    usage,
    page: (listenerId, limit, offset) =>
      database
        .all<{ id: number }>(
          `SELECT song_id AS id FROM upload WHERE user_id = ? ORDER BY added_ms DESC, song_id DESC LIMIT ? OFFSET ?`,
          listenerId,
          limit,
          offset,
        )
        .map(({ id }) => id),

    store(listenerId, received, reading) {
      const { md5, size } = received
      const path = pathOf(md5, reading.container)
      const known = database.first<{ songId: number }>(
        'SELECT song_id AS songId FROM upload WHERE user_id = ? AND md5 = ?',
        listenerId,
        md5,
      )
      if (!known && usage(listenerId).bytes + size > maxBytes) return uploadFaults.driveFull
      renameSync(received.path, path)
      if (known) {
        database.run('UPDATE song SET missing = 0 WHERE id = ?', known.songId)
        return { ...known, alreadyThere: true }
      }
      try {
        return { songId: insertUpload(options, listenerId, path, received, reading), alreadyThere: false }
      } catch (error) {
        if (!isInUse(md5)) removeIfPossible(path)
        throw error
      }
    },

    remove(listenerId, ids) {
      const rows = database.all<{ id: number; md5: string; container: string }>(
        `SELECT u.song_id AS id, u.md5, s.container FROM upload u JOIN song s ON s.id = u.song_id
         WHERE u.user_id = ? AND u.song_id IN (SELECT value FROM json_each(?))`,
        listenerId,
        JSON.stringify(ids),
      )
      database.transaction(() => {
        for (const { id } of rows) forgetSong(database, listenerId, id)
      })
      for (const { md5, container } of rows) if (!isInUse(md5)) removeIfPossible(pathOf(md5, container))
      return rows.map(({ id }) => id)
    },

    match(listenerId, songId, asId) {
      if (asId !== null && !database.first('SELECT 1 FROM active_song WHERE id = ?', asId)) return false
      const sql = 'UPDATE upload SET matched_song_id = ? WHERE user_id = ? AND song_id = ?'
      return database.run(sql, asId, listenerId, songId).changes > 0
    },
  }
}
