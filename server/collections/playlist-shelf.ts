import type { Listeners } from '../accounts/listeners'
import type { ComputedPlaylists, Entry } from '../library/playlists'
import { serviceUserId } from '../library/service-user'
import type { PlaylistCovers } from '../covers/cover-store'
import type { Database } from '../storage/database'
import type { Playlist } from './playlist'
import { createPlaylistFinder, nobody, type Viewer } from './playlist-finder'
import { findPublicLists, type PublicListsAsked } from './public-lists'
import { listsHolding, tagCounts } from './public-lists-of'

/** Ids of a part of many lists, and how many there are. */
interface ListPage {
  lists: Playlist[]
  total: number
}

/** All playlists, computed ones and listeners' own, each as far as the one who asks may know of it. */
export interface PlaylistShelf extends PlaylistCovers {
  byId(id: number, viewer: Viewer): Playlist | undefined
  /** In the order asked for; what does not exist for the viewer is left out. */
  byIds(ids: readonly number[], viewer: Viewer): Playlist[]
  /** The songs of a list found by the same viewer. */
  entries(list: Playlist, viewer: Viewer, limit: number, offset: number): readonly Entry[]
  /** The computed ones worth a card, as they are recommended. */
  computed(viewer: Viewer): Playlist[]
  /** Computed ones, and listeners' own public ones that hold a song; likes are not among them. */
  publicLists(asked: PublicListsAsked, viewer: Viewer): ListPage
  /** The same that hold a song, the most telling first. */
  holding(songId: number, viewer: Viewer): Playlist[]
  /** How many of them bear each tag. */
  tags(): ReadonlyMap<string, number>
  /**
   * A listener's own lists, the likes first, then the latest; after them the collected ones, the latest first.
   * To others only public own ones are shown.
   */
  ofListener(userId: number, viewer: Viewer, limit: number, offset: number): ListPage
}

/** SQL that leaves out the uploads which `?2` did not make, or has deleted since. */
const seenSql = `NOT EXISTS (SELECT 1 FROM song s WHERE s.id = ps.song_id AND s.owner_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.user_id = ?2 AND u.song_id = s.id))`

export function createPlaylistShelf(
  database: Database,
  listeners: Listeners,
  sources: readonly ComputedPlaylists[],
): PlaylistShelf {
  const byIds = createPlaylistFinder(database, listeners, sources)
  const computedIds = () => sources.flatMap((source) => source.all().map(({ id }) => id))

  return {
    byIds,
    byId: (id, viewer) => byIds([id], viewer)[0],
    coverOf(id) {
      const owner = database.first<{ id: number | null }>(
        'SELECT owner_id AS id FROM playlist WHERE id = ?',
        id,
      )
      const list = owner && byIds([id], owner.id)[0]
      return list && { key: list.cover, tiles: list.tiles, isPrivate: list.isPrivate }
    },
    entries({ id, kind }, viewer, limit, offset) {
      if (kind === 'computed')
        return sources.find((source) => source.byId(id))?.entries(id, limit, offset) ?? []
      const found = database.first<{ entries: string }>(
        `SELECT json_group_array(json_array(song_id, added_ms)) AS entries FROM (
           SELECT ps.song_id, ps.added_ms FROM playlist_song ps WHERE ps.playlist_id = ?1 AND ${seenSql}
           ORDER BY ps.position DESC LIMIT ?3 OFFSET ?4)`,
        id,
        viewer ?? nobody,
        limit,
        offset,
      )!
      return (JSON.parse(found.entries) as [number, number][]).map(([id, atMs]) => ({ id, atMs }))
    },
    computed: (viewer) => byIds(computedIds(), viewer),
    publicLists(asked, viewer) {
      const computed = sources.flatMap((source) => source.all())
      const { ids, total } = findPublicLists(database, computed, asked)
      return { lists: byIds(ids, viewer), total }
    },
    holding: (songId, viewer) => byIds(listsHolding(database, sources, songId), viewer),
    tags: () =>
      tagCounts(
        database,
        sources.flatMap((source) => source.all()),
      ),
    ofListener(userId, viewer, limit, offset) {
      if (userId === serviceUserId) {
        const ids = computedIds()
        return { lists: byIds(ids.slice(offset, offset + limit), viewer), total: ids.length }
      }
      const rest = `FROM (
        SELECT p.id, 0 AS part, p.special = 5 AS likes, p.created_ms AS ms FROM playlist p
          WHERE p.owner_id = ?1 AND (p.privacy = 0 OR ?1 = ?2)
        UNION ALL
        SELECT p.id, 1, 0, c.added_ms FROM collected c JOIN playlist p ON p.id = c.target_id
          WHERE c.user_id = ?1 AND c.kind = 'playlist' AND ?1 = ?2 AND p.privacy = 0)`
      const cells = [userId, viewer ?? nobody] as const
      const ids = database.all<{ id: number }>(
        `SELECT id ${rest} ORDER BY part, likes DESC, ms DESC, id DESC LIMIT ?3 OFFSET ?4`,
        ...cells,
        limit,
        offset,
      )
      const total = database.first<{ total: number }>(`SELECT count(*) AS total ${rest}`, ...cells)!.total
      return {
        lists: byIds(
          ids.map(({ id }) => id),
          viewer,
        ),
        total,
      }
    },
  }
}
