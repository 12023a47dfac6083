import type { Database } from '../storage/database'

/** The ids of the songs that everyone may hear, read once for each state of the library. */
export interface SongPool {
  all(): readonly number[]
  /** @param genre in lower case */
  ofGenre(genre: string): readonly number[]
  ofArtist(artistId: number): readonly number[]
}

const listed = (rest: string) => `SELECT json_group_array(s.id) AS ids FROM ${rest}`

/** @param revision a number that changes whenever the library does */
export function createSongPool(database: Database, revision: () => number): SongPool {
  let kept: { revision: number; lists: Map<string | number, readonly number[]> } | null = null
  const list = (key: string | number, sql: string, ...cells: (string | number)[]): readonly number[] => {
    if (kept?.revision !== revision()) kept = { revision: revision(), lists: new Map() }
    const known = kept.lists.get(key)
    if (known) return known
    const made = JSON.parse(database.first<{ ids: string }>(sql, ...cells)?.ids ?? '[]') as number[]
    kept.lists.set(key, made)
    return made
  }
  return {
    all: () => list('', listed('heard s')),
    ofGenre: (genre) =>
      list(
        genre,
        listed(
          'heard s WHERE s.id IN (SELECT song_id FROM song_genre INDEXED BY song_genre_by_genre WHERE lower(genre) = ?)',
        ),
        genre,
      ),
    ofArtist: (artistId) =>
      list(
        artistId,
        listed('heard s WHERE s.id IN (SELECT song_id FROM song_artist WHERE artist_id = ?)'),
        artistId,
      ),
  }
}
