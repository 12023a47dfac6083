import type { Song } from '../library/songs'
import type { Database } from '../storage/database'

interface Play {
  userId: number
  song: Pick<Song, 'id' | 'durationMs'>
  /** How long it sounded; kept between nothing and the song's own length. */
  seconds: number
  /** Where it was played from, e.g. a playlist's id; empty when not told. */
  sourceId: string
}

/** What listeners have heard. */
export interface Plays {
  /** The same song told again within a few seconds is the same play, of which the longer time counts. */
  record(play: Play): void
  /** A number that changes whenever a play is kept. */
  revision(): number
}

/** Within this a second report is an echo of the first. */
const echoMs = 5000
/** For songs whose own length is not known. */
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
