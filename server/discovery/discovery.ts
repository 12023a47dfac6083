import type { Playlist } from '../collections/playlist'
import type { PlaylistShelf } from '../collections/playlist-shelf'
import type { Library } from '../library/library'
import type { Plays } from '../plays/plays'
import type { Database } from '../storage/database'
import { createAlbumArrivals, type AlbumArrivals } from './album-arrivals'
import { createCharts, type Charts } from './charts'
import { createChooser } from './chooser'
import { kindredLists } from './kindred-lists'
import { createListened } from './listened'
import { newestSongs } from './newest-songs'
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
  albums: AlbumArrivals
  /** Ids of the songs that came last, the last first. */
  newestSongs(limit: number): number[]
  /** Playlists for a listener, the most fitting first, each with a true line that recommends it. */
  listsFor(userId: number, shelf: PlaylistShelf): Playlist[]
}

interface Options {
  database: Database
  library: Library
  plays: Plays
  /** Milliseconds since 1970. */
  now: () => number
}

export function createDiscovery({ database, library, plays, now }: Options): Discovery {
  const pool = createSongPool(database, () => library.playlists.songs())
  const choose = createChooser(database, pool)
  const listened = createListened(database, plays, pool, now)
  return {
    recommendations: createRecommendations(database, choose, now),
    radio: createRadio(database, choose, now),
    similarity: createSimilarity(database, pool),
    charts: createCharts({ database, pool, listened, now }),
    taste: (userId) => tasteOf(database, userId),
    albums: createAlbumArrivals(database, pool),
    newestSongs: (limit) => newestSongs(database, limit).map(({ id }) => id),
    listsFor: (userId, shelf) => kindredLists(database, shelf, userId),
  }
}
