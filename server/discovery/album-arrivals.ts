import { publishedSql } from '../library/songs'
import type { Database } from '../storage/database'
import type { SongPool } from './song-pool'

const orderSql = `
  SELECT json_group_array(id ORDER BY day DESC, published DESC NULLS LAST, id DESC) AS ids FROM (
    SELECT s.album_id AS id, max(s.added_ms) / 86400000 AS day, max(${publishedSql}) AS published
    FROM heard s GROUP BY s.album_id)`

/** Ids of all albums, latest arrivals first, those of one day by release date; read once for each library. */
export function createAlbumArrivals(database: Database, pool: SongPool): () => readonly number[] {
  let kept: { revision: number; ids: readonly number[] } | null = null
  return () => {
    const revision = pool.revision()
    if (kept?.revision === revision) return kept.ids
    const ids = JSON.parse(database.first<{ ids: string }>(orderSql)?.ids ?? '[]') as number[]
    kept = { revision, ids }
    return ids
  }
}
