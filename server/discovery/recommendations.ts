import type { Database } from '../storage/database'
import type { Choice } from './song-chooser'
import { reasonsFor } from './recommendation-reason'
import { tasteOf } from './taste'

export interface Recommended {
  songId: number
  /** Put into words by `reasonText`. */
  reason: string
}

/**
 * The recommended songs of a day for each listener. They are chosen on the first request and stored. A day is a text
 * such as `2026-11-21`.
 */
export interface Recommendations {
  /** @param afresh chooses songs other than the stored ones, as far as there are any */
  forDay(userId: number, day: string, afresh?: boolean): Recommended[]
  /** Returns the stored songs of a day, and chooses none; empty for a day without. */
  stored(userId: number, day: string): Recommended[]
  /** Days with stored songs, newest first. */
  days(userId: number): string[]
  /**
   * Removes a song from the day and from later days. Returns the song that takes its place: null when the library has
   * no other, undefined when the song was not in the day's list.
   */
  dislike(userId: number, day: string, songId: number): Recommended | null | undefined
}

const songsADay = 30
/** How long a disliked song is not recommended. */
const dislikedMs = 30 * 86_400_000

const dislikedSql = `
  SELECT song_id AS songId FROM disliked WHERE user_id = ?1 AND (kind = 'radio' OR (kind = 'daily' AND at_ms > ?2))`

/** Returns the songs that a listener does not want recommended. */
export function dislikedSongs(database: Database, userId: number, nowMs: number): number[] {
  return database.all<{ songId: number }>(dislikedSql, userId, nowMs - dislikedMs).map(({ songId }) => songId)
}

/** @param now milliseconds since 1970 */
export function createRecommendations(
  database: Database,
  choose: (choice: Choice) => number[],
  now: () => number,
): Recommendations {
  const kept = (userId: number, day: string) =>
    database.all<Recommended>(
      'SELECT song_id AS songId, reason FROM recommended WHERE user_id = ? AND day = ? ORDER BY position',
      userId,
      day,
    )

  const chosen = (userId: number, count: number, seed: string, without: readonly number[]): Recommended[] => {
    const taste = tasteOf(database, userId)
    const exclude = new Set([...without, ...dislikedSongs(database, userId, now())])
    const songIds = choose({ taste, count, seed, exclude })
    const reasons = reasonsFor(database, { userId, songIds, taste, nowMs: now() })
    return songIds.map((songId) => ({ songId, reason: reasons.get(songId) ?? '' }))
  }

  const write = (userId: number, day: string, list: readonly Recommended[]) => {
    database.run('DELETE FROM recommended WHERE user_id = ? AND day = ?', userId, day)
    list.forEach(({ songId, reason }, position) =>
      database.run(
        'INSERT INTO recommended(user_id, day, position, song_id, reason) VALUES (?, ?, ?, ?, ?)',
        userId,
        day,
        position,
        songId,
        reason,
      ),
    )
    return [...list]
  }

  const idsOf = (list: readonly Recommended[]) => list.map(({ songId }) => songId)
  /** Returns a different seed for each draw of one day, by the songs that were chosen before. */
  const seedOf = (userId: number, day: string, list: readonly Recommended[]) =>
    `${userId} ${day} ${idsOf(list).join()}`

  return {
    forDay: (userId, day, afresh = false) =>
      database.transaction(() => {
        const old = kept(userId, day)
        if (old.length >= songsADay && !afresh) return old
        const stay = afresh ? [] : old
        const more = chosen(userId, songsADay - stay.length, seedOf(userId, day, old), idsOf(old))
        if (more.length === 0) return old
        return write(userId, day, [...stay, ...more, ...(afresh ? old : [])].slice(0, songsADay))
      }),
    stored: kept,
    days: (userId) =>
      database
        .all<{ day: string }>(
          'SELECT DISTINCT day FROM recommended WHERE user_id = ? ORDER BY day DESC',
          userId,
        )
        .map(({ day }) => day),
    dislike: (userId, day, songId) =>
      database.transaction(() => {
        const old = kept(userId, day)
        if (!old.some((each) => each.songId === songId)) return undefined
        database.run(
          "INSERT OR REPLACE INTO disliked(user_id, kind, song_id, at_ms) VALUES (?, 'daily', ?, ?)",
          userId,
          songId,
          now(),
        )
        const [other = null] = chosen(userId, 1, seedOf(userId, day, old), idsOf(old))
        write(
          userId,
          day,
          old.flatMap((each) => (each.songId === songId ? (other ?? []) : each)),
        )
        return other
      }),
  }
}
