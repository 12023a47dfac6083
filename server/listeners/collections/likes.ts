import type { Database } from '../../storage/database'
import type { PlaylistEdits } from './playlist-edits'

/** The liked songs of each listener, stored as a playlist that every account has. */
export interface Likes {
  playlistId(userId: number): number
  /** Newest first. */
  ids(userId: number): number[]
  /** When they last changed, in milliseconds since 1970. */
  changedMs(userId: number): number
  /** False when the song does not exist for the listener. A second like changes nothing. */
  like(userId: number, songId: number): boolean
  unlike(userId: number, songId: number): void
}

export function createLikes(database: Database, edits: PlaylistEdits): Likes {
  const rowOf = (userId: number) =>
    database.first<{ id: number; changedMs: number }>(
      'SELECT id, max(tracks_ms, created_ms) AS changedMs FROM playlist WHERE owner_id = ? AND special = 5',
      userId,
    )!
  const listOf = (userId: number) => rowOf(userId).id
  return {
    playlistId: listOf,
    ids(userId) {
      const sql = `SELECT json_group_array(song_id) AS ids FROM (
        SELECT song_id FROM playlist_song WHERE playlist_id = ? ORDER BY position DESC)`
      return JSON.parse(database.first<{ ids: string }>(sql, listOf(userId))!.ids) as number[]
    },
    changedMs: (userId) => rowOf(userId).changedMs,
    like: (userId, songId) => edits.addSongs(listOf(userId), userId, [songId]) !== 'unknownSong',
    unlike: (userId, songId) => edits.removeSongs(listOf(userId), [songId]),
  }
}
