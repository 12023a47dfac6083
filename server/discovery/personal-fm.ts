import type { Database } from '../storage/database'
import type { Choice } from './song-chooser'
import { tasteOf } from './taste'

/** An endless sequence of songs for each listener, and one for all visitors together (`null`). */
export interface PersonalFm {
  /**
   * Returns the ids of the next songs. Never includes songs that the listener has trashed, and repeats recent songs
   * only when the library has no others.
   */
  next(userId: number | null): number[]
  /** Excludes a song for good. */
  trash(userId: number, songId: number): void
  /** How many songs the listener has trashed. */
  trashedCount(userId: number): number
}

const songsATime = 3
const remembered = 20

/** @param now milliseconds since 1970 */
export function createPersonalFm(
  database: Database,
  choose: (choice: Choice) => number[],
  now: () => number,
): PersonalFm {
  /** Latest first. */
  const given = (userId: number | null) =>
    database.all<{ id: number; songId: number }>(
      `SELECT id, song_id AS songId FROM radio_given WHERE user_id IS ? ORDER BY id DESC LIMIT ${remembered}`,
      userId,
    )

  const thrown = (userId: number | null): number[] =>
    userId === null
      ? []
      : database
          .all<{ songId: number }>(
            "SELECT song_id AS songId FROM disliked WHERE user_id = ? AND kind = 'radio'",
            userId,
          )
          .map(({ songId }) => songId)

  return {
    next: (userId) =>
      database.transaction(() => {
        const last = given(userId)
        const recent = last.map(({ songId }) => songId)
        const gone = thrown(userId)
        const taste = tasteOf(database, userId)
        const seed = `radio ${userId} ${last[0]?.id ?? 0}`
        const fresh = choose({ taste, count: songsATime, seed, exclude: new Set([...gone, ...recent]) })
        const out = new Set([...gone, ...fresh])
        const missing = songsATime - fresh.length
        const again = missing > 0 ? choose({ taste, count: remembered, seed, exclude: out }) : []
        // those given longest ago first
        again.sort((one, other) => recent.indexOf(other) - recent.indexOf(one))
        const songs = [...fresh, ...again.slice(0, missing)]
        for (const songId of songs)
          database.run('INSERT INTO radio_given(user_id, song_id) VALUES (?, ?)', userId, songId)
        const oldest = last[remembered - songs.length - 1]
        if (oldest) database.run('DELETE FROM radio_given WHERE user_id IS ? AND id < ?', userId, oldest.id)
        return songs
      }),
    trash: (userId, songId) =>
      void database.run(
        "INSERT OR REPLACE INTO disliked(user_id, kind, song_id, at_ms) VALUES (?, 'radio', ?, ?)",
        userId,
        songId,
        now(),
      ),
    trashedCount: (userId) =>
      database.first<{ count: number }>(
        "SELECT count(*) AS count FROM disliked WHERE user_id = ? AND kind = 'radio'",
        userId,
      )?.count ?? 0,
  }
}
