import type { Library } from '../library/library'
import type { Database } from '../storage/database'
import { createChooser } from './chooser'
import { createRadio, type Radio } from './radio'
import { createRecommendations, type Recommendations } from './recommendations'
import { createSimilarity, type Similarity } from './similarity'
import { createSongPool } from './song-pool'

/** What is found in the library without being looked for. */
export interface Discovery {
  recommendations: Recommendations
  radio: Radio
  similarity: Similarity
}

interface Options {
  database: Database
  library: Library
  /** Milliseconds since 1970. */
  now: () => number
}

export function createDiscovery({ database, library, now }: Options): Discovery {
  const pool = createSongPool(database, library.revision)
  const choose = createChooser(database, pool)
  return {
    recommendations: createRecommendations(database, choose, now),
    radio: createRadio(database, choose, now),
    similarity: createSimilarity(database, pool),
  }
}
