import type { ComputedPlaylist, ComputedPlaylists } from '../../library/playlists/playlists'
import type { Database } from '../../storage/database'

/** SQL for whether a playlist `p` is a listener's own, public and not empty; liked songs do not count. */
const shownSql = `p.owner_id IS NOT NULL AND p.special = 0 AND p.privacy = 0
  AND EXISTS (SELECT 1 FROM playlist_song ps WHERE ps.playlist_id = p.id)`

/**
 * Returns ids of the public playlists that contain a song: listeners' own by plays, then computed ones, shortest first.
 */
export function playlistsContaining(
  database: Database,
  sources: readonly ComputedPlaylists[],
  songId: number,
): number[] {
  const made = database.all<{ id: number }>(
    `SELECT p.id FROM playlist_song held JOIN playlist p ON p.id = held.playlist_id
     WHERE held.song_id = ? AND ${shownSql} ORDER BY p.plays DESC, p.id DESC`,
    songId,
  )
  const computed = sources.flatMap((source) =>
    source.containing(songId).flatMap((id) => source.byId(id) ?? []),
  )
  computed.sort((one, other) => one.trackCount - other.trackCount || one.id - other.id)
  return [...made, ...computed].map(({ id }) => id)
}

/** Returns the number of public playlists by tag. */
export function countPlaylistTags(
  database: Database,
  computed: readonly ComputedPlaylist[],
): Map<string, number> {
  const made = database.all<{ tag: string; count: number }>(
    `SELECT t.value AS tag, count(DISTINCT p.id) AS count FROM playlist p, json_each(p.tags) t
     WHERE ${shownSql} GROUP BY t.value`,
  )
  const counts = new Map(made.map(({ tag, count }) => [tag, count]))
  for (const { tags } of computed) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

export interface PublicPlaylistQuery {
  /** Null for any. */
  tag: string | null
  /** `hot`: most played and collected first; `new`: latest change first. */
  order: 'hot' | 'new'
  /** Only playlists changed before this time, in milliseconds since 1970. */
  beforeMs?: number
  limit: number
  offset: number
}

const orders = {
  hot: `plays + 10 * (SELECT count(*) FROM collected c WHERE c.kind = 'playlist' AND c.target_id = found.id) DESC,
    rank, changedMs DESC, id DESC`,
  new: 'changedMs DESC, rank, id DESC',
} as const

/** Returns the ids of one page of the public playlists, and the total. */
export function findPublicPlaylists(
  database: Database,
  computed: readonly ComputedPlaylist[],
  { tag, order, beforeMs, limit, offset }: PublicPlaylistQuery,
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
