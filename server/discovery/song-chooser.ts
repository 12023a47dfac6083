import type { Database } from '../storage/database'
import { sampleUniform, sampleWeighted, seededRandom } from './random-sample'
import type { SongPool } from './song-pool'
import type { Taste } from './taste'

export interface Choice {
  taste: Taste
  count: number
  /** The same seed gives the same songs as long as library, taste and exclusions are the same. */
  seed: string
  /** Ids of songs that are not chosen. */
  exclude: ReadonlySet<number>
}

/** Sizes of the random samples: of all songs, and of the songs of the preferred artists and genres. */
const drawn = 600
const favoured = 300
const askedArtists = 12
const askedGenres = 5
/** Weight of an artist or genre that the listener prefers; any song has weight 1. */
const artistWorth = 2
const genreWorth = 0.5

/**
 * The unary plus keeps SQLite from using an index here, which would be searched for each pair of song and artist or
 * genre.
 */
const artistSql = `
  SELECT sa.song_id AS songId, sa.artist_id AS key FROM json_each(?1) asked
  CROSS JOIN song_artist sa ON sa.song_id = asked.value WHERE +sa.artist_id IN (SELECT value FROM json_each(?2))`

const genreSql = `
  SELECT sg.song_id AS songId, lower(sg.genre) AS key FROM json_each(?1) asked
  CROSS JOIN song_genre sg ON sg.song_id = asked.value WHERE +lower(sg.genre) IN (SELECT value FROM json_each(?2))`

/**
 * Returns a function that chooses songs at random, those that match the listener's taste with a higher chance. It
 * weighs a sample, so that its cost does not grow with the library. It returns fewer songs than asked only when there
 * are no more.
 */
export function createSongChooser(database: Database, pool: SongPool): (choice: Choice) => number[] {
  const weightsOf = (ids: readonly number[], { artists, genres }: Taste): ReadonlyMap<number, number> => {
    const weights = new Map(ids.map((id) => [id, 1]))
    const asked = JSON.stringify(ids)
    const add = <K>(sql: string, leanings: ReadonlyMap<K, { weight: number }>, worth: number) => {
      if (leanings.size === 0) return
      for (const { songId, key } of database.all<{ songId: number; key: K }>(
        sql,
        asked,
        JSON.stringify([...leanings.keys()]),
      ))
        weights.set(songId, (weights.get(songId) ?? 1) + worth * (leanings.get(key)?.weight ?? 0))
    }
    add(artistSql, artists, artistWorth)
    add(genreSql, genres, genreWorth)
    return weights
  }

  const sample = ({ artists, genres }: Taste, chance: () => number): number[] => {
    const byArtist = [...artists.keys()].slice(0, askedArtists).flatMap((id) => pool.ofArtist(id))
    const byGenre = [...genres.keys()]
      .slice(0, askedGenres)
      .flatMap((genre) => sampleUniform(pool.ofGenres(genre), favoured / askedGenres, chance))
    return [
      ...sampleUniform(pool.all(), drawn, chance),
      ...sampleUniform(byArtist, favoured, chance),
      ...byGenre,
    ]
  }

  const chooseFrom = (ids: readonly number[], choice: Choice, chance: () => number): number[] => {
    const left = [...new Set(ids)].filter((id) => !choice.exclude.has(id))
    const weights = weightsOf(left, choice.taste)
    return sampleWeighted(left, (id) => weights.get(id) ?? 0, choice.count, chance)
  }

  return (choice) => {
    const chance = seededRandom(choice.seed)
    const chosen = chooseFrom(sample(choice.taste, chance), choice, chance)
    return chosen.length < choice.count ? chooseFrom(pool.all(), choice, chance) : chosen
  }
}
