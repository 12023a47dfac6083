import type { Database } from '../storage/database'
import type { Choice } from './chooser'
import { reasonsFor } from './reason'
import { tasteOf } from './taste'

export interface Recommended {
  songId: number
  reason: string
}

/** The songs of a day for each listener: chosen when first asked for, and kept. Days are such as `2026-11-21`. */
export interface Recommendations {
  /** @param afresh other songs than those chosen so far, as far as there are others */
  ofDay(userId: number, day: string, afresh?: boolean): Recommended[]
  /** What was chosen on a day, and nothing chosen now; empty for a day without. */
  kept(userId: number, day: string): Recommended[]
  /** Newest first. */
  days(userId: number): string[]
  /**
   * Takes a song out of the day, and keeps it out of the days to come; gives what takes its place, null when the
   * library has no other, undefined when the day had no such song.
   */
  dislike(userId: number, day: string, songId: number): Recommended | null | undefined
}

const songsADay = 30
/** For how long a disliked song stays out. */
const dislikedMs = 30 * 86_400_000

const dislikedSql = `
  SELECT song_id AS songId FROM disliked WHERE user_id = ?1 AND (kind = 'radio' OR (kind = 'daily' AND at_ms > ?2))`

/** @param now milliseconds since 1970 */
export function createRecommendations(
  database: Database,
  choose: (choice: Choice) => number[],
  now: () => number,
): Recommendations {
  const disliked = (userId: number): number[] =>
    database.all<{ songId: number }>(dislikedSql, userId, now() - dislikedMs).map(({ songId }) => songId)

  const kept = (userId: number, day: string) =>
    database.all<Recommended>(
      'SELECT song_id AS songId, reason FROM recommended WHERE user_id = ? AND day = ? ORDER BY position',
      userId,
      day,
    )

  const chosen = (userId: number, count: number, seed: string, without: readonly number[]): Recommended[] => {
    const taste = tasteOf(database, userId)
    const songIds = choose({ taste, count, seed, without: new Set([...without, ...disliked(userId)]) })
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
  /** Tells the drawings of one day apart by what was there before. */
  const seedOf = (userId: number, day: string, list: readonly Recommended[]) =>
    `${userId} ${day} ${idsOf(list).join()}`

  return {
    ofDay: (userId, day, afresh = false) =>
      database.transaction(() => {
        const old = kept(userId, day)
        if (old.length >= songsADay && !afresh) return old
        const stay = afresh ? [] : old
        const more = chosen(userId, songsADay - stay.length, seedOf(userId, day, old), idsOf(old))
        if (more.length === 0) return old
        return write(userId, day, [...stay, ...more, ...(afresh ? old : [])].slice(0, songsADay))
      }),
    kept,
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
