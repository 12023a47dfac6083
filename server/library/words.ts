import type { Database } from '../storage/database'

/** A name that finds something in the library, and the number of songs it finds. */
export interface Word {
  word: string
  songs: number
}

/** The three artists with most songs, then the newest titles, then further artists. */
export function libraryWords(database: Database, limit: number): Word[] {
  const artists = database.all<Word>(
    `SELECT ar.name AS word, count(*) AS songs FROM heard s JOIN song_artist sa ON sa.song_id = s.id
     JOIN artist ar ON ar.id = sa.artist_id GROUP BY ar.id ORDER BY songs DESC, ar.id LIMIT ?`,
    limit,
  )
  const titles = database.all<Word>(
    `SELECT title AS word, 1 AS songs FROM heard GROUP BY title ORDER BY max(added_ms) / 86400000 DESC, max(id) DESC
     LIMIT ?`,
    limit,
  )
  const first = artists.slice(0, 3)
  const words = [...first, ...titles.slice(0, Math.max(0, limit - artists.length)), ...artists.slice(3)]
  const unique = new Map(words.map((row) => [row.word, row]))
  return [...unique.values()].slice(0, limit)
}
