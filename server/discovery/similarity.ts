import type { Database } from '../storage/database'
import { sampleUniform, seededRandom } from './random-sample'
import type { SongPool } from './song-pool'

/** Songs and artists similar to a given one, most similar first. */
export interface Similarity {
  /** Songs that share an artist, the album or a genre with it. */
  songs(songId: number): number[]
  /** Artists who appear together with this one, or whose songs have the same genres. */
  artists(artistId: number): number[]
}

/** How many songs of each artist, of the album and of each genre are compared. */
const looked = 200
/** Longest result. */
const most = 100

const traitsSql = `
  SELECT s.album_id AS albumId, s.year,
    (SELECT json_group_array(artist_id) FROM song_artist WHERE song_id = s.id) AS artists,
    (SELECT json_group_array(lower(genre)) FROM song_genre WHERE song_id = s.id) AS genres
  FROM song s WHERE s.id = ?`

/** The weight of each thing in common. The same decade only decides between otherwise equal songs. */
const nearnessSql = `
  SELECT s.id,
    4 * (SELECT count(*) FROM song_artist WHERE song_id = s.id AND artist_id IN (SELECT value FROM json_each(?2)))
    + 2 * (SELECT count(*) FROM song_genre WHERE song_id = s.id AND lower(genre) IN (SELECT value FROM json_each(?3)))
    + 2 * (s.album_id = ?4) + coalesce(s.year / 10 = CAST(?5 AS INTEGER) / 10, 0) AS nearness
  FROM active_song s WHERE s.id IN (SELECT value FROM json_each(?1))`

interface Traits {
  albumId: number
  year: number | null
  artists: string
  genres: string
}

/** One song together weighs as much as ten songs of a common genre. */
const artistsSql = `
  WITH near AS (
    SELECT sa.artist_id, 10 AS worth FROM json_each(?2) mine CROSS JOIN song_artist sa ON sa.song_id = mine.value
    UNION ALL
    SELECT sa.artist_id, 1 FROM json_each(?3) related CROSS JOIN song_artist sa ON sa.song_id = related.value)
  SELECT artist_id AS id FROM near WHERE artist_id <> ?1
  GROUP BY artist_id ORDER BY sum(worth) DESC, artist_id LIMIT ${most}`

const stylesSql = `
  SELECT lower(sg.genre) AS genre FROM json_each(?) asked CROSS JOIN song_genre sg ON sg.song_id = asked.value
  GROUP BY lower(sg.genre) ORDER BY count(*) DESC, lower(sg.genre) LIMIT 5`

export function createSimilarity(database: Database, pool: SongPool): Similarity {
  return {
    songs(songId) {
      const traits = database.first<Traits>(traitsSql, songId)
      if (!traits) return []
      const chance = seededRandom(`near ${songId}`)
      const artists = JSON.parse(traits.artists) as number[]
      const genres = JSON.parse(traits.genres) as string[]
      const album = database
        .all<{ id: number }>('SELECT id FROM active_song WHERE album_id = ? LIMIT ?', traits.albumId, looked)
        .map(({ id }) => id)
      const asked = [
        ...artists.flatMap((id) => sampleUniform(pool.ofArtist(id), looked, chance)),
        ...album,
        ...genres.flatMap((genre) => sampleUniform(pool.ofGenres(genre), looked, chance)),
      ]
      const near = database.all<{ id: number; nearness: number }>(
        nearnessSql,
        JSON.stringify([...new Set(asked)].filter((id) => id !== songId)),
        traits.artists,
        traits.genres,
        traits.albumId,
        traits.year,
      )
      // a random order of equally similar songs, so that the songs of one album are not all in a row
      const place = new Map(sampleUniform(near, near.length, chance).map(({ id }, at) => [id, at]))
      return near
        .sort((one, other) => other.nearness - one.nearness || place.get(one.id)! - place.get(other.id)!)
        .slice(0, most)
        .map(({ id }) => id)
    },
    artists(artistId) {
      const chance = seededRandom(`near ${artistId}`)
      const mine = JSON.stringify(sampleUniform(pool.ofArtist(artistId), looked, chance))
      const genres = database.all<{ genre: string }>(stylesSql, mine).map(({ genre }) => genre)
      const related = genres.flatMap((genre) => sampleUniform(pool.ofGenres(genre), looked * 2, chance))
      return database
        .all<{ id: number }>(artistsSql, artistId, mine, JSON.stringify(related))
        .map(({ id }) => id)
    },
  }
}
