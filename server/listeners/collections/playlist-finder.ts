import { commentKinds } from '../../../src/contract/replies/comment'
import type { Listener, Listeners } from '../accounts/listeners'
import {
  type ComputedPlaylist,
  playlistCover,
  type ComputedPlaylists,
  type PersonalPlaylist,
} from '../../library/playlists/playlists'
import type { Database } from '../../storage/database'
import { nicknameText } from '../../text/nickname-text'
import { readText, told } from '../../text/told'
import { createTileFinder } from './playlist-tiles'
import type { Playlist } from './playlist'

/** The listener who asks, null for a visitor. */
export type Viewer = number | null

/** The user id bound for visitors; no listener has it. */
export const noUserId = 0

/** What playlists are found in. */
export interface PlaylistSources {
  database: Database
  listeners: Listeners
  sources: readonly ComputedPlaylists[]
  /** By their ids. */
  personal: ReadonlyMap<number, PersonalPlaylist>
}

interface Row {
  id: number
  rule: string | null
  ownerId: number | null
  name: string
  description: string
  tags: string
  privacy: number
  /** A random secret of the playlist that is never sent. */
  seal: string
  special: number
  createdMs: number
  updatedMs: number
  tracksMs: number
  plays: number
  collectors: number
  collectedMs: number | null
  comments: number
  entries: number
  /** Uploaded songs. The creator sees those that still exist. */
  hidden: number
  uploads: number
}

const rowSql = `
  SELECT p.id, p.rule, p.owner_id AS ownerId, p.name, p.description, p.tags, p.privacy, p.seal, p.special,
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

const likesName = ({ nickname }: Listener) =>
  told((texts) => texts.names.liked(readText(nicknameText(nickname), texts)))

/** What listeners have done with a computed playlist. */
type Uses = Pick<Playlist, 'plays' | 'collectors' | 'collectedMs' | 'comments'>

/** Of a personal playlist, which has no row to keep them at. */
const noUses: Uses = { plays: 0, collectors: 0, collectedMs: null, comments: 0 }

const asPlaylist = (
  list: ComputedPlaylist,
  { plays, collectors, collectedMs, comments }: Uses,
  cover: string,
): Playlist => ({
  ...list,
  kind: 'computed',
  creator: null,
  isPrivate: false,
  uploadCount: 0,
  tracksMs: list.updatedMs,
  plays,
  collectors,
  collectedMs,
  comments,
  cover,
})

/**
 * Returns a function that finds playlists of every kind in the given order, without those that the viewer may not see.
 */
export function createPlaylistFinder({
  database,
  listeners,
  sources,
  personal,
}: PlaylistSources): (ids: readonly number[], viewer: Viewer) => Playlist[] {
  const madeTiles = createTileFinder(database)

  const computedOf = (row: Row): Playlist | undefined => {
    const list = sources.reduce((found, source) => found ?? source.byId(row.id), sources[0]?.byId(row.id))
    return list && asPlaylist(list, row, playlistCover(list.id, list.tiles))
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
    // the URL of a private playlist's cover must not be guessable from the covers in it
    cover: playlistCover(row.id, row.privacy === 0 ? tiles : [row.seal, ...tiles]),
    tiles,
    lossless: false,
  })

  const personalOf = (id: number, viewer: Viewer): Playlist | undefined => {
    const list = personal.get(id)?.listFor(viewer ?? noUserId)
    return list && asPlaylist(list, noUses, list.tiles[0] ?? '')
  }

  return (ids, viewer) => {
    const rows = database.all<Row>(rowSql, JSON.stringify(ids), viewer ?? noUserId)
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
    return ids.flatMap((id) => known.get(id) ?? personalOf(id, viewer) ?? [])
  }
}
