import type { ComputedPlaylist } from '../library/playlists'
import type { Database } from '../storage/database'

export interface PublicListsAsked {
  /** Null for any. */
  tag: string | null
  /** `hot`: most played and collected first; `new`: latest change first. */
  order: 'hot' | 'new'
  /** Only lists that changed before that, in milliseconds since 1970. */
  beforeMs?: number
  limit: number
  offset: number
}

const orders = {
  hot: `plays + 10 * (SELECT count(*) FROM collected c WHERE c.kind = 'playlist' AND c.target_id = found.id) DESC,
    rank, changedMs DESC, id DESC`,
  new: 'changedMs DESC, rank, id DESC',
} as const

/** Ids of a page of all public lists, and how many fit. */
export function findPublicLists(
  database: Database,
  computed: readonly ComputedPlaylist[],
  { tag, order, beforeMs, limit, offset }: PublicListsAsked,
): { ids: number[]; total: number } {
  const found = `FROM (
      SELECT p.id, p.plays, max(p.updated_ms, p.tracks_ms) AS changedMs, 1000000 AS rank, p.tags FROM playlist p
      WHERE p.owner_id IS NOT NULL AND p.special = 0 AND p.privacy = 0
        AND EXISTS (SELECT 1 FROM playlist_song ps WHERE ps.playlist_id = p.id)
      UNION ALL
      SELECT p.id, p.plays, c.value ->> 'updatedMs', c.key, c.value ->> 'tags'
      FROM json_each(?1) c JOIN playlist p ON p.id = c.value ->> 'id') found
    WHERE (?2 IS NULL OR lower(?2) IN (SELECT lower(value) FROM json_each(found.tags)))
      AND (?3 IS NULL OR changedMs < ?3)`
  const asked = JSON.stringify(computed.map(({ id, updatedMs, tags }) => ({ id, updatedMs, tags })))
  const cells = [asked, tag, beforeMs ?? null] as const
  const rows = database.all<{ id: number }>(
    `SELECT id ${found} ORDER BY ${orders[order]} LIMIT ?4 OFFSET ?5`,
    ...cells,
    limit,
    offset,
  )
  const { total } = database.first<{ total: number }>(`SELECT count(*) AS total ${found}`, ...cells)!
  return { ids: rows.map(({ id }) => id), total }
}
