import type { Song } from '../library/catalogue/songs'
import type { Database } from '../storage/database'

interface PlayRecord {
  userId: number
  song: Pick<Song, 'id' | 'durationMs'>
  /** How long it was played; limited to the song's duration. */
  seconds: number
  /** Where it was played from, e.g. the id of a playlist; empty when unknown. */
  sourceId: string
}

/** The plays of listeners. */
export interface Plays {
  /** Records a play. A second report within a few seconds counts as the same play, with the longer time. */
  record(play: PlayRecord): void
  /** Changes with every play. */
  revision(): number
}

/** A second report within this time belongs to the same play. */
const echoMs = 5000
/** The limit for songs of unknown duration. */
const longestSeconds = 24 * 60 * 60
const longestSource = 64

/** @param now milliseconds since 1970 */
export function createPlays(database: Database, now: () => number): Plays {
  let revision = 0
  return {
    record({ userId, song, seconds, sourceId }) {
      const atMs = now()
      const most = song.durationMs > 0 ? Math.ceil(song.durationMs / 1000) : longestSeconds
      const kept = Math.min(most, Math.max(0, Math.trunc(seconds) || 0))
      database.transaction(() => {
        const told = database.first<{ id: number }>(
          'SELECT id FROM play WHERE user_id = ? AND song_id = ? AND at_ms > ? ORDER BY at_ms DESC LIMIT 1',
          userId,
          song.id,
          atMs - echoMs,
        )
        if (told) return database.run('UPDATE play SET seconds = max(seconds, ?) WHERE id = ?', kept, told.id)
        return database.run(
          'INSERT INTO play(user_id, song_id, at_ms, seconds, source_id) VALUES (?, ?, ?, ?, ?)',
          userId,
          song.id,
          atMs,
          kept,
          sourceId.slice(0, longestSource),
        )
      })
      revision++
    },
    revision: () => revision,
  }
}
