import type { Database } from '../storage/database'
import { chanceOf } from './chance'
import { draw, pick } from './draw'
import type { SongPool } from './song-pool'
import type { Taste } from './taste'

export interface Choice {
  taste: Taste
  count: number
  /** The same seed over the same library, taste and exclusions chooses the same songs. */
  seed: string
  /** Songs that are not to be chosen. */
  without: ReadonlySet<number>
}

/** How many songs chance brings before they are weighed, and how many the favoured artists and genres do. */
const drawn = 600
const favoured = 300
const askedArtists = 12
const askedGenres = 5
/** How much artists and genres count against a song that nothing speaks for. */
const artistWorth = 2
const genreWorth = 0.5

/** The plus signs keep an index out that would be asked for each song and each artist or genre. */
const artistSql = `
  SELECT sa.song_id AS songId, sa.artist_id AS key FROM json_each(?1) asked
  CROSS JOIN song_artist sa ON sa.song_id = asked.value WHERE +sa.artist_id IN (SELECT value FROM json_each(?2))`

const genreSql = `
  SELECT sg.song_id AS songId, lower(sg.genre) AS key FROM json_each(?1) asked
  CROSS JOIN song_genre sg ON sg.song_id = asked.value WHERE +lower(sg.genre) IN (SELECT value FROM json_each(?2))`

/**
 * Chooses songs by chance, those a listener's taste speaks for more likely. Weighs a sample and not the library,
 * so that its cost does not grow with it; gives fewer than asked only when there are no more.
 */
export function createChooser(database: Database, pool: SongPool): (choice: Choice) => number[] {
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
      .flatMap((genre) => pick(pool.ofGenres(genre), favoured / askedGenres, chance))
    return [...pick(pool.all(), drawn, chance), ...pick(byArtist, favoured, chance), ...byGenre]
  }

  const chooseFrom = (ids: readonly number[], choice: Choice, chance: () => number): number[] => {
    const left = [...new Set(ids)].filter((id) => !choice.without.has(id))
    const weights = weightsOf(left, choice.taste)
    return draw(left, (id) => weights.get(id) ?? 0, choice.count, chance)
  }

  return (choice) => {
    const chance = chanceOf(choice.seed)
    const chosen = chooseFrom(sample(choice.taste, chance), choice, chance)
    return chosen.length < choice.count ? chooseFrom(pool.all(), choice, chance) : chosen
  }
}
