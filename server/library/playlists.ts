import { createHash } from 'node:crypto'
import type { Database } from '../storage/database'
import { createRuleIds } from './rule-ids'
import { albumCoverSql } from './songs'
import { playlistRule, playlistRules, type PlaylistRule } from './playlist-rules'

/** A list computed from the library: what a card or the head of a page says of it. */
export interface ComputedPlaylist {
  id: number
  name: string
  copywriter: string
  description: string
  tags: readonly string[]
  trackCount: number
  createdMs: number
  /** When its newest song came. */
  updatedMs: number
  /** Keys of the up to four covers that its own is made of. */
  tiles: readonly string[]
  /** Whether each of its songs is kept without loss. */
  lossless: boolean
  /** How often a chart changes, in words; left out for what is no chart. */
  updateFrequency?: string
}

/** A song's place in a list. */
export interface Entry {
  id: number
  /** When it came into the list, in milliseconds since 1970. */
  atMs: number
}

/** Lists that nobody made. */
export interface ComputedPlaylists {
  /** Those worth a card, in the order in which they are recommended. */
  all(): readonly ComputedPlaylist[]
  /** Also one that is no longer worth a card. */
  byId(id: number): ComputedPlaylist | undefined
  /** Its songs in order; none for an unknown id. */
  entries(id: number, limit: number, offset: number): Entry[]
  /** Ids of those worth a card that hold a song. */
  holding(songId: number): number[]
}

interface Options {
  database: Database
  /** A number that changes whenever the library does. */
  revision: () => number
  /** Whether the library is just being looked through and will go on changing. */
  scanning: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}

/** How many of a list's first songs are looked at for its cover. */
const tileSongs = 200

/** How long a list may lag behind a scan that is under way. */
const lagMs = 2000

interface Computed {
  list: ComputedPlaylist
  rule: PlaylistRule
}

/** What the rules make of the library, computed once for each revision of it; songs are read as they are asked for. */
export function createPlaylists({ database, revision, scanning, now }: Options): ComputedPlaylists {
  const idOf = createRuleIds(database, now)
  const tilesOf = ({ from, order, cells }: PlaylistRule): string[] =>
    database
      .all<{ cover: string }>(
        `SELECT coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover FROM (
           SELECT s.id, row_number() OVER (ORDER BY ${order}) AS place ${from} ORDER BY ${order} LIMIT ${tileSongs}) first
         JOIN song s ON s.id = first.id GROUP BY cover ORDER BY min(first.place) LIMIT 4`,
        ...cells,
      )
      .map(({ cover }) => cover)
  const compute = (rule: PlaylistRule, least: number): Computed[] => {
    const sum = database.first<{ count: number; newestMs: number | null; lossless: number | null }>(
      `SELECT count(*) AS count, max(s.added_ms) AS newestMs, min(s.lossless) AS lossless ${rule.from}`,
      ...rule.cells,
    )
    if (!sum || sum.count < least) return []
    const { name, copywriter, description, tags } = rule
    const { id, createdMs } = idOf(rule.rule)
    const list = {
      id,
      name,
      copywriter,
      description,
      tags,
      trackCount: sum.count,
      createdMs,
      updatedMs: sum.newestMs ?? createdMs,
      tiles: tilesOf(rule),
      lossless: sum.lossless === 1,
    }
    return [{ list, rule }]
  }

  let state: {
    revision: number
    atMs: number
    byId: Map<number, Computed>
    lists: ComputedPlaylist[]
  } | null = null
  const current = () => {
    const at = revision()
    if (state && (state.revision === at || (scanning() && now() - state.atMs < lagMs))) return state
    const computed = database.transaction(() =>
      playlistRules(database).flatMap((rule) => compute(rule, rule.least)),
    )
    state = {
      revision: at,
      atMs: now(),
      byId: new Map(computed.map((one) => [one.list.id, one])),
      lists: computed.map(({ list }) => list),
    }
    return state
  }
  const find = (id: number): Computed | undefined => {
    const { byId } = current()
    const known = byId.get(id)
    if (known) return known
    const named = database.first<{ rule: string | null }>('SELECT rule FROM playlist WHERE id = ?', id)
    const rule = named?.rule ? playlistRule(database, named.rule) : undefined
    const [outgrown] = rule ? compute(rule, 0) : []
    if (outgrown) byId.set(id, outgrown)
    return outgrown
  }
  return {
    all: () => current().lists,
    byId: (id) => find(id)?.list,
    holding: (songId) =>
      current().lists.flatMap(({ id }) => {
        const rule = find(id)?.rule
        if (!rule) return []
        const sql = `SELECT 1 FROM (SELECT s.id ${rule.from}) WHERE id = ?`
        return database.first(sql, ...rule.cells, songId) ? [id] : []
      }),
    entries(id, limit, offset) {
      const rule = find(id)?.rule
      if (!rule) return []
      return database.all<Entry>(
        `SELECT s.id, s.added_ms AS atMs ${rule.from} ORDER BY ${rule.order} LIMIT ? OFFSET ?`,
        ...rule.cells,
        limit,
        offset,
      )
    },
  }
}

/** The key of a list's cover: it changes with the covers that it is made of. */
export function playlistCover(id: number, tiles: readonly string[]): string {
  return `p${id}-${createHash('sha1').update(tiles.join()).digest('hex').slice(0, 8)}`
}
