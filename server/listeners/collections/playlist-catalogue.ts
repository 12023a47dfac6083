import type { Entry } from '../../library/playlists/playlists'
import { serviceUserId } from '../../storage/schema/first-ids'
import type { PlaylistCovers } from '../../library/covers/known-covers'
import type { Playlist } from './playlist'
import { createPlaylistFinder, noUserId, type PlaylistSources, type Viewer } from './playlist-finder'
import {
  countPlaylistTags,
  findPublicPlaylists,
  playlistsContaining,
  type PublicPlaylistQuery,
} from './public-playlists'

/** A page of playlists and how many there are in all. */
interface PlaylistPage {
  lists: Playlist[]
  total: number
}

/** All playlists, computed ones and those of listeners, as far as the viewer may see them. */
export interface PlaylistCatalogue extends PlaylistCovers {
  byId(id: number, viewer: Viewer): Playlist | undefined
  /** Whether a playlist differs for each listener, and can therefore not be collected. */
  isPersonal(id: number): boolean
  /** In the given order, without those that the viewer may not see. */
  byIds(ids: readonly number[], viewer: Viewer): Playlist[]
  /** The songs of a playlist found for the same viewer. */
  entries(list: Playlist, viewer: Viewer, limit: number, offset: number): readonly Entry[]
  /** Computed playlists shown as cards, in the order of recommendation. */
  computed(viewer: Viewer): Playlist[]
  /** Computed playlists, and non-empty public ones of listeners except their liked songs. */
  publicPlaylists(asked: PublicPlaylistQuery, viewer: Viewer): PlaylistPage
  /** Those that contain a song: listeners' own by plays, then computed ones, shortest first. */
  containing(songId: number, viewer: Viewer): Playlist[]
  /** How many playlists have each tag. */
  tags(): ReadonlyMap<string, number>
  /**
   * The listener's playlists: liked songs first, then own ones, then collected ones, each with the latest first. Others
   * see only own public ones.
   */
  ofListener(userId: number, viewer: Viewer, limit: number, offset: number): PlaylistPage
}

/** SQL that excludes uploads of others than `?2`, and deleted ones. */
const seenSql = `NOT EXISTS (SELECT 1 FROM song s WHERE s.id = ps.song_id AND s.owner_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.user_id = ?2 AND u.song_id = s.id))`

export function createPlaylistCatalogue(parts: PlaylistSources): PlaylistCatalogue {
  const { database, sources, personal } = parts
  const byIds = createPlaylistFinder(parts)
  const computedIds = () => sources.flatMap((source) => source.all().map(({ id }) => id))

  return {
    byIds,
    byId: (id, viewer) => byIds([id], viewer)[0],
    isPersonal: (id) => personal.has(id),
    coverOf(id) {
      const owner = database.first<{ id: number | null }>(
        'SELECT owner_id AS id FROM playlist WHERE id = ?',
        id,
      )
      const list = owner && byIds([id], owner.id)[0]
      return list && { key: list.cover, tiles: list.tiles, isPrivate: list.isPrivate }
    },
    entries({ id, kind }, viewer, limit, offset) {
      const own = personal.get(id)?.entries(viewer ?? noUserId, limit, offset)
      if (own) return own
      if (kind === 'computed')
        return sources.find((source) => source.byId(id))?.entries(id, limit, offset) ?? []
      const found = database.first<{ entries: string }>(
        `SELECT json_group_array(json_array(song_id, added_ms)) AS entries FROM (
           SELECT ps.song_id, ps.added_ms FROM playlist_song ps WHERE ps.playlist_id = ?1 AND ${seenSql}
           ORDER BY ps.position DESC LIMIT ?3 OFFSET ?4)`,
        id,
        viewer ?? noUserId,
        limit,
        offset,
      )!
      return (JSON.parse(found.entries) as [number, number][]).map(([id, atMs]) => ({ id, atMs }))
    },
    computed: (viewer) => byIds(computedIds(), viewer),
    publicPlaylists(asked, viewer) {
      const computed = sources.flatMap((source) => source.all())
      const { ids, total } = findPublicPlaylists(database, computed, asked)
      return { lists: byIds(ids, viewer), total }
    },
    containing: (songId, viewer) => byIds(playlistsContaining(database, sources, songId), viewer),
    tags: () =>
      countPlaylistTags(
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
      const cells = [userId, viewer ?? noUserId] as const
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
