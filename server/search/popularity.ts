import type { Database } from '../storage/database'
import type { NameIndex } from './name-index'

/** Plays and likes of all listeners together. Missing ids have none. */
export interface Popularity {
  songs: ReadonlyMap<number, number>
  artists: ReadonlyMap<number, number>
}

/** A like counts as much as this many plays. */
const playsOfLike = 5
const keptMs = 60_000

/**
 * Returns a function that counts on demand, at most once a minute.
 * @param now milliseconds since 1970
 */
export function createPopularity(database: Database, index: NameIndex, now: () => number): () => Popularity {
  let counted: (Popularity & { atMs: number }) | null = null

  const count = () => {
    const rows = database.all<{ id: number; count: number }>(
      `SELECT song_id AS id, sum(n) AS count FROM (
         SELECT song_id, count(*) AS n FROM play GROUP BY song_id UNION ALL
         SELECT ps.song_id, ${playsOfLike} * count(*) FROM playlist p JOIN playlist_song ps ON ps.playlist_id = p.id
         WHERE p.special = 5 GROUP BY ps.song_id) GROUP BY song_id`,
    )
    const artists = new Map<number, number>()
    for (const { id, count } of rows)
      for (const artist of index.song(id)?.artists ?? [])
        artists.set(artist.id, (artists.get(artist.id) ?? 0) + count)
    return { atMs: now(), songs: new Map(rows.map(({ id, count }) => [id, count])), artists }
  }

  return () => {
    const age = counted === null ? Infinity : now() - counted.atMs
    return counted !== null && age >= 0 && age < keptMs ? counted : (counted = count())
  }
}
