import type { Database } from '../storage/database'

/** How much a listener has heard and gathered. */
export interface ListenerCounts {
  plays(userId: number): number
  gathered(userId: number): Gathered
}

interface Gathered {
  /** The likes included. */
  createdPlaylists: number
  /** Those of them that everyone may see. */
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
    gathered: (userId) =>
      database.first<Gathered>(
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
