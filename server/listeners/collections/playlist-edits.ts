import type { Database } from '../../storage/database'

interface PlaylistTexts {
  name?: string
  description?: string
  tags?: readonly string[]
}

/** The result of a change to a playlist's songs. Nothing has changed unless it is `done`. */
type TracksEdit = 'done' | 'duplicate' | 'unknownSong'

/** Changes playlists of listeners. The caller checks who owns them. */
export interface PlaylistEdits {
  /** Returns the new playlist's id. */
  create(userId: number, name: string, isPrivate: boolean): number
  /** Changes the given texts. */
  update(id: number, words: PlaylistTexts): void
  /** Deletes playlists with everything that belongs to them. */
  remove(ids: readonly number[]): void
  /**
   * Adds songs at the front, in the given order. Adds none if one is already in the playlist or not visible to the
   * listener.
   */
  addSongs(id: number, userId: number, songIds: readonly number[]): TracksEdit
  /** Ignores songs that are not in the playlist. */
  removeSongs(id: number, songIds: readonly number[]): void
}

export function createPlaylistEdits(database: Database, now: () => number): PlaylistEdits {
  const touch = (id: number) => database.run('UPDATE playlist SET tracks_ms = ? WHERE id = ?', now(), id)
  const count = (sql: string, ...cells: (string | number)[]) =>
    database.first<{ count: number }>(`SELECT count(*) AS count ${sql}`, ...cells)!.count
  return {
    create(userId, name, isPrivate) {
      const sql =
        'INSERT INTO playlist(owner_id, name, privacy, created_ms, updated_ms) VALUES (?, ?, ?, ?, ?)'
      const ms = now()
      return database.run(sql, userId, name, isPrivate ? 10 : 0, ms, ms).id
    },
    update(id, { name, description, tags }) {
      const columns = Object.entries({ name, description, tags: tags && JSON.stringify(tags) })
      const given = columns.filter((column): column is [string, string] => column[1] !== undefined)
      if (given.length === 0) return
      database.run(
        `UPDATE playlist SET ${given.map(([column]) => `${column} = ?`).join()}, updated_ms = ? WHERE id = ?`,
        ...given.map(([, text]) => text),
        now(),
        id,
      )
    },
    remove: (ids) =>
      database.transaction(() => {
        const asked = JSON.stringify(ids)
        for (const sql of [
          "DELETE FROM collected WHERE kind = 'playlist' AND target_id IN (SELECT value FROM json_each(?))",
          'DELETE FROM playlist WHERE id IN (SELECT value FROM json_each(?))',
        ])
          database.run(sql, asked)
      }),
    addSongs: (id, userId, songIds) =>
      database.transaction(() => {
        const asked = [...new Set(songIds)]
        const json = JSON.stringify(asked)
        const known = count(
          `FROM song WHERE id IN (SELECT value FROM json_each(?)) AND NOT missing AND (owner_id IS NULL
             OR EXISTS (SELECT 1 FROM upload u WHERE u.user_id = ? AND u.song_id = song.id))`,
          json,
          userId,
        )
        if (known < asked.length) return 'unknownSong'
        const held =
          'FROM playlist_song WHERE playlist_id = ? AND song_id IN (SELECT value FROM json_each(?))'
        if (count(held, id, json) > 0) return 'duplicate'
        database.run(
          `INSERT INTO playlist_song(playlist_id, song_id, position, added_ms)
           SELECT ?1, asked.value, ?3 - asked.key
             + (SELECT coalesce(max(position), 0) FROM playlist_song WHERE playlist_id = ?1), ?4
           FROM json_each(?2) asked`,
          id,
          json,
          asked.length,
          now(),
        )
        touch(id)
        return 'done'
      }),
    removeSongs: (id, songIds) =>
      database.transaction(() => {
        const sql =
          'DELETE FROM playlist_song WHERE playlist_id = ? AND song_id IN (SELECT value FROM json_each(?))'
        if (database.run(sql, id, JSON.stringify(songIds)).changes > 0) touch(id)
      }),
  }
}
