import type { PlaylistShelf } from '../collections/playlist-shelf'
import type { Playlist } from '../collections/playlist'
import type { Database } from '../storage/database'

interface Anchor {
  id: number
  title: string
  liked: number
}

/** So many of a listener's latest likes, and of the latest plays, say which lists are theirs. */
const latest = 6

const anchorsSql = `
  SELECT s.id, s.title, max(near.liked) AS liked FROM (
    SELECT * FROM (
      SELECT ps.song_id, 1 AS liked, ps.added_ms AS ms FROM playlist p JOIN playlist_song ps ON ps.playlist_id = p.id
      WHERE p.owner_id = ?1 AND p.special = 5 ORDER BY ps.position DESC LIMIT ${latest})
    UNION ALL
    SELECT * FROM (
      SELECT song_id, 0, at_ms FROM play WHERE user_id = ?1 ORDER BY at_ms DESC LIMIT ${latest})) near
  JOIN heard s ON s.id = near.song_id GROUP BY s.id ORDER BY liked DESC, max(near.ms) DESC, s.id`

/**
 * All computed lists for a listener, and others' public ones that hold what the listener likes or heard lately: those
 * that hold most of it first, shorter ones before longer. What they hold is told in their line of recommendation.
 */
export function kindredLists(database: Database, shelf: PlaylistShelf, userId: number): Playlist[] {
  const anchors = database.all<Anchor>(anchorsSql, userId)
  const found = new Map<number, { list: Playlist; anchor: Anchor; count: number }>()
  for (const anchor of anchors)
    for (const list of shelf.holding(anchor.id, userId)) {
      const known = found.get(list.id)
      found.set(list.id, { list, anchor: known?.anchor ?? anchor, count: (known?.count ?? 0) + 1 })
    }
  const kindred = [...found.values()]
    .filter(({ list }) => list.creator?.id !== userId)
    .sort(
      (one, other) =>
        other.count - one.count || one.list.trackCount - other.list.trackCount || one.list.id - other.list.id,
    )
    .map(({ list, anchor }) => ({
      ...list,
      copywriter: `里面有你${anchor.liked ? '喜欢' : '听过'}的《${anchor.title}》`,
    }))
  return [...kindred, ...shelf.computed(userId).filter(({ id }) => !found.has(id))]
}
