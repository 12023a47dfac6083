import type { Database } from '../storage/database'
import type { Taste } from './taste'

interface Row {
  id: number
  addedMs: number
  lastMs: number | null
  liked: number
  /** Ids as a JSON array. */
  artists: string
  /** Names in lower case as a JSON array. */
  genres: string
}

const dayMs = 86_400_000
const recentMs = 14 * dayMs
const longAgoMs = 30 * dayMs
/** From this many plays on an artist counts as often played. */
const often = 3

const rowSql = `
  SELECT s.id, s.added_ms AS addedMs,
    (SELECT max(at_ms) FROM play WHERE song_id = s.id AND user_id = ?2) AS lastMs,
    EXISTS (SELECT 1 FROM playlist p JOIN playlist_song ps ON ps.playlist_id = p.id
      WHERE p.owner_id = ?2 AND p.special = 5 AND ps.song_id = s.id) AS liked,
    (SELECT json_group_array(artist_id) FROM song_artist WHERE song_id = s.id) AS artists,
    (SELECT json_group_array(lower(genre)) FROM song_genre WHERE song_id = s.id) AS genres
  FROM song s WHERE s.id IN (SELECT value FROM json_each(?1))`

/** Returns the reason as it is stored: its key in the texts, and after a colon the name of an artist or genre. */
const reasonOf = (row: Row, taste: Taste, nowMs: number): string => {
  const artists = (JSON.parse(row.artists) as number[]).flatMap((id) => taste.artists.get(id) ?? [])
  const genres = (JSON.parse(row.genres) as string[]).flatMap((name) => taste.genres.get(name) ?? [])
  if (row.liked) return 'liked'
  const liked = artists.find((artist) => artist.liked > 0)
  if (liked) return `likedArtist:${liked.name}`
  const played = artists.find((artist) => artist.played >= often)
  if (played) return `oftenPlayed:${played.name}`
  const genre = genres.find((each) => each.liked > 0)
  if (genre) return `likedGenre:${genre.name}`
  if (row.addedMs >= nowMs - recentMs) return 'added'
  if (row.lastMs === null) return 'unheard'
  return row.lastMs < nowMs - longAgoMs ? 'longAgo' : 'library'
}

/** Explains why each song is recommended to a listener. Returns what `reasonText` puts into words by song id. */
export function reasonsFor(
  database: Database,
  {
    userId,
    songIds,
    taste,
    nowMs,
  }: { userId: number; songIds: readonly number[]; taste: Taste; nowMs: number },
): ReadonlyMap<number, string> {
  const rows = database.all<Row>(rowSql, JSON.stringify(songIds), userId)
  return new Map(rows.map((row) => [row.id, reasonOf(row, taste, nowMs)]))
}
