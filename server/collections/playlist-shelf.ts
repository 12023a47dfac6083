import { commentKinds } from '../../src/domain/catalogue/comment'
import type { Listener, Listeners } from '../accounts/listeners'
import { playlistCover, type ComputedPlaylists, type Entry } from '../library/playlists'
import { serviceUserId } from '../library/service-user'
import type { PlaylistCovers } from '../covers/cover-store'
import type { Database } from '../storage/database'
import { createMadeTiles } from './made-tiles'
import type { Playlist } from './playlist'
import { findPublicLists, type PublicListsAsked } from './public-lists'
import { listsHolding, tagCounts } from './public-lists-of'

/** The listener who asks, null for a visitor. */
type Viewer = number | null

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

interface Row {
  id: number
  rule: string | null
  ownerId: number | null
  name: string
  description: string
  tags: string
  privacy: number
  special: number
  createdMs: number
  updatedMs: number
  tracksMs: number
  plays: number
  collectors: number
  collectedMs: number | null
  comments: number
  entries: number
  /** Songs that were uploaded; of these the creator sees those not deleted since. */
  hidden: number
  uploads: number
}

const rowSql = `
  SELECT p.id, p.rule, p.owner_id AS ownerId, p.name, p.description, p.tags, p.privacy, p.special,
    p.created_ms AS createdMs, p.updated_ms AS updatedMs, p.tracks_ms AS tracksMs, p.plays,
    (SELECT count(*) FROM collected c WHERE c.kind = 'playlist' AND c.target_id = p.id) AS collectors,
    (SELECT c.added_ms FROM collected c
     WHERE c.user_id = ?2 AND c.kind = 'playlist' AND c.target_id = p.id) AS collectedMs,
    (SELECT count(*) FROM comment c
     WHERE c.kind = ${commentKinds.playlist} AND c.target_id = p.id AND c.deleted = 0) AS comments,
    (SELECT count(*) FROM playlist_song ps WHERE ps.playlist_id = p.id) AS entries,
    (SELECT count(*) FROM song s JOIN playlist_song ps ON ps.song_id = s.id AND ps.playlist_id = p.id
     WHERE s.owner_id = p.owner_id) AS hidden,
    (SELECT count(*) FROM upload u JOIN playlist_song ps ON ps.song_id = u.song_id AND ps.playlist_id = p.id
     WHERE u.user_id = p.owner_id AND u.user_id = ?2) AS uploads
  FROM playlist p
  WHERE p.id IN (SELECT value FROM json_each(?1)) AND (p.privacy = 0 OR p.owner_id = ?2)`

/** No listener has this id. */
const nobody = 0

/** SQL that leaves out the uploads which `?2` did not make, or has deleted since. */
const seenSql = `NOT EXISTS (SELECT 1 FROM song s WHERE s.id = ps.song_id AND s.owner_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM upload u WHERE u.user_id = ?2 AND u.song_id = s.id))`

const likesName = ({ nickname }: Listener) => `${nickname}喜欢的音乐`

export function createPlaylistShelf(
  database: Database,
  listeners: Listeners,
  sources: readonly ComputedPlaylists[],
): PlaylistShelf {
  const madeTiles = createMadeTiles(database)

  const computedOf = (row: Row): Playlist | undefined => {
    const list = sources.reduce((found, source) => found ?? source.byId(row.id), sources[0]?.byId(row.id))
    return (
      list && {
        ...list,
        kind: 'computed',
        creator: null,
        isPrivate: false,
        uploadCount: 0,
        tracksMs: list.updatedMs,
        plays: row.plays,
        collectors: row.collectors,
        collectedMs: row.collectedMs,
        comments: row.comments,
        cover: playlistCover(list.id, list.tiles),
      }
    )
  }
  const madeOf = (row: Row, creator: Listener, tiles: readonly string[]): Playlist => ({
    id: row.id,
    kind: row.special === 5 ? 'likes' : 'made',
    creator,
    isPrivate: row.privacy !== 0,
    name: row.special === 5 ? likesName(creator) : row.name,
    copywriter: '',
    description: row.description,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server alone
    tags: JSON.parse(row.tags) as string[],
    trackCount: row.entries - row.hidden + row.uploads,
    uploadCount: row.uploads,
    createdMs: row.createdMs,
    updatedMs: Math.max(row.updatedMs, row.tracksMs),
    tracksMs: row.tracksMs,
    plays: row.plays,
    collectors: row.collectors,
    collectedMs: row.collectedMs,
    comments: row.comments,
    cover: playlistCover(row.id, tiles),
    tiles,
    lossless: false,
  })

  const byIds = (ids: readonly number[], viewer: Viewer): Playlist[] => {
    const rows = database.all<Row>(rowSql, JSON.stringify(ids), viewer ?? nobody)
    const made = rows.filter(({ ownerId }) => ownerId !== null)
    const tiles = madeTiles(made.map(({ id }) => id))
    const creators = new Map(
      [...new Set(made.map(({ ownerId }) => ownerId!))].map((id) => [id, listeners.byId(id)]),
    )
    const known = new Map<number, Playlist>()
    for (const row of rows) {
      const creator = row.ownerId === null ? undefined : creators.get(row.ownerId)
      const list = creator ? madeOf(row, creator, tiles.get(row.id) ?? []) : computedOf(row)
      if (list) known.set(row.id, list)
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  }

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
