import { placeholders } from '../text/placeholders'
import type { Database } from '../storage/database'

/** How much a listener prefers an artist or a genre. */
interface Affinity {
  name: string
  /** Above 0; grows with the logarithm of likes and plays. */
  weight: number
  /** How many of the listener's liked songs. */
  liked: number
  /** How many of the listener's latest plays. */
  played: number
}

export interface Taste {
  artists: ReadonlyMap<number, Affinity>
  /** By the name in lower case. */
  genres: ReadonlyMap<string, Affinity>
}

interface Row {
  key: number | string
  name: string
  liked: number
  played: number
}

/** A like counts as much as this many plays. */
const likeWorth = 3
/** How many of the latest likes and of the latest plays are counted. */
const latest = 500
const mostArtists = 40
const mostGenres = 10

const lovedSql = `
  WITH loved AS (
    SELECT song_id, 1 AS liked, 0 AS played FROM (
      SELECT ps.song_id FROM playlist p JOIN playlist_song ps ON ps.playlist_id = p.id
      WHERE p.owner_id = ?1 AND p.special = 5 ORDER BY ps.added_ms DESC LIMIT ${latest})
    UNION ALL
    SELECT song_id, 0, 1 FROM (
      SELECT song_id FROM play WHERE user_id = ?1 ORDER BY at_ms DESC LIMIT ${latest}))`

const artistSql = `${lovedSql}
  SELECT ar.id AS key, ar.name, sum(liked) AS liked, sum(played) AS played
  FROM loved JOIN song_artist sa ON sa.song_id = loved.song_id JOIN artist ar ON ar.id = sa.artist_id
  WHERE ar.name <> '${placeholders.artist}'
  GROUP BY ar.id ORDER BY sum(liked) * ${likeWorth} + sum(played) DESC, ar.id LIMIT ${mostArtists}`

const genreSql = `${lovedSql}
  SELECT lower(sg.genre) AS key, min(sg.genre) AS name, sum(liked) AS liked, sum(played) AS played
  FROM loved JOIN song_genre sg ON sg.song_id = loved.song_id
  GROUP BY lower(sg.genre) ORDER BY sum(liked) * ${likeWorth} + sum(played) DESC, lower(sg.genre) LIMIT ${mostGenres}`

const leaning = ({ name, liked, played }: Row): Affinity => ({
  name,
  liked,
  played,
  weight: Math.log2(1 + liked * likeWorth + played),
})

/** Returns the artists and genres that a listener prefers, by likes and plays; none for a visitor. */
export function tasteOf(database: Database, userId: number | null): Taste {
  if (userId === null) return { artists: new Map(), genres: new Map() }
  const artists = database.all<Row & { key: number }>(artistSql, userId)
  const genres = database.all<Row & { key: string }>(genreSql, userId)
  return {
    artists: new Map(artists.map((row) => [row.key, leaning(row)])),
    genres: new Map(genres.map((row) => [row.key, leaning(row)])),
  }
}
