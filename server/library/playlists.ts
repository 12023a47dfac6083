import { createHash } from 'node:crypto'
import type { Database } from '../storage/database'
import { albumCoverSql } from './songs'
import { playlistRules, type PlaylistRule } from './playlist-rules'

/** A list computed from the library, true at the moment of asking. */
export interface Playlist {
  id: number
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  songIds: number[]
  createdMs: number
  /** When its newest song came. */
  updatedMs: number
  cover: string
  /** Keys of the up to four covers that its own is made of. */
  tiles: string[]
}

/** How many of a list's first songs are looked at for its cover. */
const tileSongs = 200

export interface Playlists {
  all(): readonly Playlist[]
  byId(id: number): Playlist | undefined
}

/**
 * @param revision a number that changes whenever the library does; lists are computed once for each
 * @param now milliseconds since 1970
 */
export function createPlaylists(database: Database, revision: () => number, now: () => number): Playlists {
  const idOf = (rule: string): { id: number; createdMs: number } => {
    const sql = 'SELECT id, created_ms AS createdMs FROM playlist WHERE rule = ?'
    const known = database.first<{ id: number; createdMs: number }>(sql, rule)
    if (known) return known
    const createdMs = now()
    const { id } = database.run('INSERT INTO playlist(rule, created_ms) VALUES (?, ?)', rule, createdMs)
    return { id, createdMs }
  }
  const tilesOf = (songIds: readonly number[]): string[] => {
    const rows = database.all<{ cover: string }>(
      `SELECT coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover FROM json_each(?) asked
       JOIN song s ON s.id = asked.value GROUP BY cover ORDER BY min(asked.key) LIMIT 4`,
      JSON.stringify(songIds.slice(0, tileSongs)),
    )
    return rows.map(({ cover }) => cover)
  }
  const compute = ({ rule, sql, cell, least, ...words }: PlaylistRule): Playlist[] => {
    const songIds = database.all<{ id: number }>(sql, ...(cell === null ? [] : [cell])).map(({ id }) => id)
    if (songIds.length < least) return []
    const { id, createdMs } = idOf(rule)
    const tiles = tilesOf(songIds)
    const hash = createHash('sha1').update(tiles.join()).digest('hex').slice(0, 8)
    const newest = database.first<{ ms: number }>(
      'SELECT max(added_ms) AS ms FROM song WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(songIds),
    )
    return [
      {
        ...words,
        id,
        songIds,
        createdMs,
        updatedMs: newest?.ms ?? createdMs,
        tiles,
        cover: `p${id}-${hash}`,
      },
    ]
  }
  let computed: { revision: number; lists: Playlist[] } | null = null
  const all = (): readonly Playlist[] => {
    if (computed?.revision !== revision()) {
      const lists = database.transaction(() => playlistRules(database).flatMap(compute))
      computed = { revision: revision(), lists }
    }
    return computed.lists
  }
  return { all, byId: (id) => all().find((list) => list.id === id) }
}
