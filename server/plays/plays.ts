import type { Database } from '../storage/database'

export interface Play {
  userId: number
  songId: number
  /** How long it sounded; kept between nothing and the song's own length. */
  seconds: number
  /** Where it was played from, e.g. a playlist's id; empty when not told. */
  sourceId: string
}

/** What listeners have heard. */
export interface Plays {
  /**
   * Keeps a play; false when there is no such song for the listener. The same song told again within a few seconds
   * is the same play, of which the longer time counts.
   */
  record(play: Play): boolean
  /** A number that changes whenever a play is kept. */
  revision(): number
}

/** Within this a second report is an echo of the first. */
const echoMs = 5000
/** For songs whose own length is not known. */
const longestSeconds = 24 * 60 * 60
const longestSource = 64

interface Heard {
  durationMs: number
  lastId: number | null
}

const heardSql = `
  SELECT duration_ms AS durationMs,
    (SELECT id FROM play WHERE user_id = ?2 AND song_id = ?1 AND at_ms > ?3 ORDER BY at_ms DESC LIMIT 1) AS lastId
  FROM song WHERE id = ?1 AND (owner_id IS NULL OR owner_id = ?2)`

/** @param now milliseconds since 1970 */
export function createPlays(database: Database, now: () => number): Plays {
  let revision = 0
  return {
    record({ userId, songId, seconds, sourceId }) {
      const atMs = now()
      return database.transaction(() => {
        const song = database.first<Heard>(heardSql, songId, userId, atMs - echoMs)
        if (!song) return false
        const most = song.durationMs > 0 ? Math.ceil(song.durationMs / 1000) : longestSeconds
        const kept = Math.min(most, Math.max(0, Math.trunc(seconds) || 0))
        if (song.lastId === null)
          database.run(
            'INSERT INTO play(user_id, song_id, at_ms, seconds, source_id) VALUES (?, ?, ?, ?, ?)',
            userId,
            songId,
            atMs,
            kept,
            sourceId.slice(0, longestSource),
          )
        else database.run('UPDATE play SET seconds = max(seconds, ?) WHERE id = ?', kept, song.lastId)
        revision++
        return true
      })
    },
    revision: () => revision,
  }
}
