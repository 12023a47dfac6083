import type { ComputedPlaylist, ComputedPlaylists } from '../library/playlists'
import type { Database } from '../storage/database'

/** SQL for whether a list `p` is a listener's own, public and not empty; likes are no such list. */
const shownSql = `p.owner_id IS NOT NULL AND p.special = 0 AND p.privacy = 0
  AND EXISTS (SELECT 1 FROM playlist_song ps WHERE ps.playlist_id = p.id)`

/** Ids of the public lists that hold a song: listeners' own by their plays, then computed ones, the shortest first. */
export function listsHolding(
  database: Database,
  sources: readonly ComputedPlaylists[],
  songId: number,
): number[] {
  const made = database.all<{ id: number }>(
    `SELECT p.id FROM playlist_song held JOIN playlist p ON p.id = held.playlist_id
     WHERE held.song_id = ? AND ${shownSql} ORDER BY p.plays DESC, p.id DESC`,
    songId,
  )
  const computed = sources.flatMap((source) => source.holding(songId).flatMap((id) => source.byId(id) ?? []))
  computed.sort((one, other) => one.trackCount - other.trackCount || one.id - other.id)
  return [...made, ...computed].map(({ id }) => id)
}

/** How many public lists bear each tag, as it is spelled. */
export function tagCounts(database: Database, computed: readonly ComputedPlaylist[]): Map<string, number> {
  const made = database.all<{ tag: string; count: number }>(
    `SELECT t.value AS tag, count(DISTINCT p.id) AS count FROM playlist p, json_each(p.tags) t
     WHERE ${shownSql} GROUP BY t.value`,
  )
  const counts = new Map(made.map(({ tag, count }) => [tag, count]))
  for (const { tags } of computed) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}
