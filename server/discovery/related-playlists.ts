import type { PlaylistCatalogue } from '../listeners/collections/playlist-catalogue'
import type { Playlist } from '../listeners/collections/playlist'
import type { Database } from '../storage/database'
import { nameText } from '../text/name-text'
import { readText, told } from '../text/told'

interface Anchor {
  id: number
  title: string
  liked: number
}

/** How many of the latest likes, and of the latest plays, decide about the playlists. */
const latest = 6

const anchorsSql = `
  SELECT s.id, s.title, max(near.liked) AS liked FROM (
    SELECT * FROM (
      SELECT ps.song_id, 1 AS liked, ps.added_ms AS ms FROM playlist p JOIN playlist_song ps ON ps.playlist_id = p.id
      WHERE p.owner_id = ?1 AND p.special = 5 ORDER BY ps.position DESC LIMIT ${latest})
    UNION ALL
    SELECT * FROM (
      SELECT song_id, 0, at_ms FROM play WHERE user_id = ?1 ORDER BY at_ms DESC LIMIT ${latest})) near
  JOIN active_song s ON s.id = near.song_id GROUP BY s.id ORDER BY liked DESC, max(near.ms) DESC, s.id`

/**
 * Returns the playlists for a listener: public ones of others that contain what the listener liked or played lately,
 * those with most of it first and short ones before long ones, then all computed ones. `copywriter` names the song.
 */
export function relatedPlaylists(
  database: Database,
  playlists: PlaylistCatalogue,
  userId: number,
): Playlist[] {
  const anchors = database.all<Anchor>(anchorsSql, userId)
  const found = new Map<number, { list: Playlist; anchor: Anchor; count: number }>()
  for (const anchor of anchors)
    for (const list of playlists.containing(anchor.id, userId)) {
      const known = found.get(list.id)
      found.set(list.id, { list, anchor: known?.anchor ?? anchor, count: (known?.count ?? 0) + 1 })
    }
  const related = [...found.values()]
    .filter(({ list }) => list.creator?.id !== userId)
    .sort(
      (one, other) =>
        other.count - one.count || one.list.trackCount - other.list.trackCount || one.list.id - other.list.id,
    )
    .map(({ list, anchor }) => ({
      ...list,
      copywriter: told((texts) => {
        const title = readText(nameText(anchor.title), texts)
        return anchor.liked ? texts.lists.withLiked(title) : texts.lists.withPlayed(title)
      }),
    }))
  return [...related, ...playlists.computed(userId).filter(({ id }) => !found.has(id))]
}
