import type { Playlist } from '../listeners/collections/playlist'
import type { PlaylistCatalogue } from '../listeners/collections/playlist-catalogue'
import type { PersonalPlaylist } from '../library/playlists/playlists'
import type { Library } from '../library/library'
import type { Plays } from '../listeners/plays'
import type { Database } from '../storage/database'
import { createNewestAlbums, type NewestAlbums, newestSongs } from './newest'
import { type Charts, createCharts } from './charts'
import { createSongChooser } from './song-chooser'
import { relatedPlaylists } from './related-playlists'
import { createPlayStatistics } from './play-statistics'
import { createPersonalFm, type PersonalFm } from './personal-fm'
import { createRadar } from './radar'
import { createRecommendations, type Recommendations } from './recommendations'
import { createSimilarity, type Similarity } from './similarity'
import { createSongPool } from './song-pool'
import { type Taste, tasteOf } from './taste'

/** Charts, recommendations, private radars, personal FM and similar items. */
export interface Discovery {
  recommendations: Recommendations
  personalFm: PersonalFm
  similarity: Similarity
  charts: Charts
  radar: PersonalPlaylist
  /** The taste of a listener; empty for a visitor. */
  taste(userId: number | null): Taste
  albums: NewestAlbums
  /** Ids of the songs added last, newest first. */
  newestSongs(limit: number): number[]
  /** Playlists for a listener, best match first, each with the reason why it is recommended. */
  playlistsFor(userId: number, playlists: PlaylistCatalogue): Playlist[]
}

interface Options {
  database: Database
  library: Library
  plays: Plays
  /** Milliseconds since 1970. */
  now: () => number
}

export function createDiscovery({ database, library, plays, now }: Options): Discovery {
  const pool = createSongPool(database, () => library.playlists.songTable())
  const choose = createSongChooser(database, pool)
  const statistics = createPlayStatistics(database, plays, pool, now)
  return {
    recommendations: createRecommendations(database, choose, now),
    personalFm: createPersonalFm(database, choose, now),
    similarity: createSimilarity(database, pool),
    charts: createCharts({ database, pool, statistics, now }),
    radar: createRadar({ database, pool, choose, now }),
    taste: (userId) => tasteOf(database, userId),
    albums: createNewestAlbums(database, pool),
    newestSongs: (limit) => newestSongs(database, limit).map(({ id }) => id),
    playlistsFor: (userId, playlists) => relatedPlaylists(database, playlists, userId),
  }
}
