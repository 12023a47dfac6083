import type { Database } from '../../storage/database'

/** How much a listener has played and collected. */
export interface ListenerCounts {
  plays(userId: number): number
  collections(userId: number): CollectionCounts
}

interface CollectionCounts {
  /** Including the liked songs. */
  createdPlaylists: number
  /** Those visible to everyone. */
  publicPlaylists: number
  collectedPlaylists: number
  artists: number
  videos: number
}

export function createListenerCounts(database: Database): ListenerCounts {
  return {
    plays: (userId) =>
      database.first<{ plays: number }>('SELECT COUNT(*) AS plays FROM play WHERE user_id = ?', userId)!
        .plays,
    collections: (userId) =>
      database.first<CollectionCounts>(
        `WITH mine AS (SELECT kind, target_id FROM collected WHERE user_id = ?1)
         SELECT
           (SELECT COUNT(*) FROM playlist WHERE owner_id = ?1) AS createdPlaylists,
           (SELECT COUNT(*) FROM playlist WHERE owner_id = ?1 AND privacy = 0) AS publicPlaylists,
           (SELECT COUNT(*) FROM mine JOIN playlist ON playlist.id = target_id
             WHERE kind = 'playlist' AND privacy = 0) AS collectedPlaylists,
           (SELECT COUNT(*) FROM mine WHERE kind = 'artist') AS artists,
           (SELECT COUNT(*) FROM mine WHERE kind = 'video') AS videos`,
        userId,
      )!,
  }
}
