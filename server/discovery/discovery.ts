import type { Library } from '../library/library'
import type { Plays } from '../plays/plays'
import type { Database } from '../storage/database'
import { createAlbumArrivals } from './album-arrivals'
import { createCharts, type Charts } from './charts'
import { createChooser } from './chooser'
import { createListened } from './listened'
import { createRadio, type Radio } from './radio'
import { createRecommendations, type Recommendations } from './recommendations'
import { createSimilarity, type Similarity } from './similarity'
import { createSongPool } from './song-pool'
import { tasteOf, type Taste } from './taste'

/** What is found in the library without being looked for. */
export interface Discovery {
  recommendations: Recommendations
  radio: Radio
  similarity: Similarity
  charts: Charts
  /** Of a listener; nothing at all for a visitor. */
  taste(userId: number | null): Taste
  /** Ids of all albums, latest arrivals first. */
  albumArrivals(): readonly number[]
}

interface Options {
  database: Database
  library: Library
  plays: Plays
  /** Milliseconds since 1970. */
  now: () => number
}

export function createDiscovery({ database, library, plays, now }: Options): Discovery {
  const pool = createSongPool(database, library.revision)
  const choose = createChooser(database, pool)
  const listened = createListened(database, plays, pool, now)
  return {
    recommendations: createRecommendations(database, choose, now),
    radio: createRadio(database, choose, now),
    similarity: createSimilarity(database, pool),
    charts: createCharts({ database, pool, listened, now }),
    taste: (userId) => tasteOf(database, userId),
    albumArrivals: createAlbumArrivals(database, pool),
  }
}
