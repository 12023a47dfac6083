import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keepSong } from '../library/keep-song'
import type { SongReading } from '../library/read-song'
import type { Database } from '../storage/database'
import { nothingBeside } from './read-upload'
import type { ReceivedFile } from './receive-file'
import { uploadFaults, type UploadFault } from './upload-fault'
import { removeQuietly } from './uploads-folder'

export interface KeptUpload {
  songId: number
  /** Whether the very same bytes lay in the listener's drive before. */
  alreadyThere: boolean
}

/** The rows of the cloud drives and the files they name. Every call is one step that no other comes between. */
export interface Uploads {
  usage(listenerId: number): { count: number; bytes: number }
  /** Song ids, newest first. */
  page(listenerId: number, limit: number, offset: number): number[]
  /** Takes the received file over; it is the caller's still when a fault is given or thrown. */
  keep(listenerId: number, received: ReceivedFile, reading: SongReading): KeptUpload | UploadFault
  /** Gives the ids that were there; with each go its places in playlists, and its file once nobody has it. */
  remove(listenerId: number, ids: readonly number[]): number[]
  /** Lends an upload the names of a song of the library, or its own again for null; false when either is unknown. */
  match(listenerId: number, songId: number, asId: number | null): boolean
}

export interface UploadsOptions {
  database: Database
  folder: string
  /** Most bytes of one listener. */
  maxBytes: number
  now: () => number
}

export function createUploads({ database, folder, maxBytes, now }: UploadsOptions): Uploads {
  const pathOf = (md5: string, codec: string) => join(folder, `${md5}.${codec}`)

  const usage = (listenerId: number) =>
    database.first<{ count: number; bytes: number }>(
      'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM upload WHERE user_id = ?',
      listenerId,
    )!

  const wanted = (md5: string) =>
    database.first('SELECT 1 FROM upload WHERE md5 = ? LIMIT 1', md5) !== undefined

  /** What tells of the song goes; its bare row stays for those that count plays of it. */
  const forget = (listenerId: number, id: number) => {
    database.run('DELETE FROM upload WHERE user_id = ? AND song_id = ?', listenerId, id)
    for (const table of ['playlist_song', 'disliked', 'song_artist', 'song_genre', 'lyric'])
      database.run(`DELETE FROM ${table} WHERE song_id = ?`, id)
    database.run("UPDATE song SET title = '', cover_key = NULL, missing = 1 WHERE id = ?", id)
  }

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

    keep(listenerId, received, reading) {
      const { md5, name, size } = received
      const path = pathOf(md5, reading.codec)
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
      const nowMs = now()
      const found = { path, folder, name, size, mtimeMs: Math.floor(statSync(path).mtimeMs) }
      const cover = reading.cover && { ...reading.cover, path }
      const file = { ...reading, cover, root: folder, found, beside: nothingBeside, id: null, nowMs }
      try {
        return database.transaction(() => {
          const songId = keepSong(database, { ...file, ownerId: listenerId })
          database.run(
            'INSERT INTO upload(user_id, song_id, file_name, size, md5, added_ms) VALUES (?, ?, ?, ?, ?, ?)',
            listenerId,
            songId,
            name,
            size,
            md5,
            nowMs,
          )
          return { songId, alreadyThere: false }
        })
      } catch (error) {
        if (!wanted(md5)) removeQuietly(path)
        throw error
      }
    },

    remove(listenerId, ids) {
      const rows = database.all<{ id: number; md5: string; codec: string }>(
        `SELECT u.song_id AS id, u.md5, s.codec FROM upload u JOIN song s ON s.id = u.song_id
         WHERE u.user_id = ? AND u.song_id IN (SELECT value FROM json_each(?))`,
        listenerId,
        JSON.stringify(ids),
      )
      database.transaction(() => {
        for (const { id } of rows) forget(listenerId, id)
      })
      for (const { md5, codec } of rows) if (!wanted(md5)) removeQuietly(pathOf(md5, codec))
      return rows.map(({ id }) => id)
    },

    match(listenerId, songId, asId) {
      if (asId !== null && !database.first('SELECT 1 FROM heard WHERE id = ?', asId)) return false
      const sql = 'UPDATE upload SET matched_song_id = ? WHERE user_id = ? AND song_id = ?'
      return database.run(sql, asId, listenerId, songId).changes > 0
    },
  }
}
