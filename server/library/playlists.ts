import { createHash } from 'node:crypto'
import type { Database } from '../storage/database'
import { readListedSongs, type ListedSongs, type Places } from './listed-songs'
import { playlistRule, playlistRules, type PlaylistRule } from './playlist-rules'
import { createRuleIds } from './rule-ids'
import { albumCoverSql } from './songs'

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
  /** Its songs in order; none for an unknown id. The whole of a list is the same array while the list is the same. */
  entries(id: number, limit: number, offset: number): readonly Entry[]
  /** Ids of those worth a card that hold a song. */
  holding(songId: number): number[]
}

/** The lists that the library implies. */
export interface LibraryPlaylists extends ComputedPlaylists {
  /** What they are made from; another object whenever the library has changed. */
  songs(): ListedSongs
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

/** How many of a list's first songs are looked at for its cover, and how many albums among them are enough. */
const tileSongs = 200
const tileAlbums = 12
const tileCount = 4

/** How long a list may lag behind a scan that is under way. */
const lagMs = 2000

interface Computed {
  list: ComputedPlaylist
  /** What it lists from. */
  songs: ListedSongs
  /** Its songs, in order. */
  places: Places
  /** The same as entries, once asked for. */
  entries?: readonly Entry[]
}

interface State {
  revision: number
  atMs: number
  songs: ListedSongs
  lists: readonly ComputedPlaylist[]
  byId: Map<number, Computed>
}

/** What the rules make of the library, computed once for each revision of it. */
export function createPlaylists({ database, revision, scanning, now }: Options): LibraryPlaylists {
  const idOf = createRuleIds(database, now)

  /** The songs whose covers may stand for a list: where its first albums begin, or all of its first songs. */
  const candidates = ({ ids, albumIds }: ListedSongs, places: Places): number[] => {
    const first = places.slice(0, tileSongs)
    const starts = first.filter((place, at) => albumIds[place] !== albumIds[first[at - 1] ?? -1])
    return (starts.length < tileCount ? first : starts.slice(0, tileAlbums)).map((place) => ids[place]!)
  }
  const coversOf = (songIds: readonly number[]): Map<number, string> => {
    const rows = database.all<{ id: number; cover: string }>(
      `SELECT s.id, coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover
       FROM song s WHERE s.id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(songIds),
    )
    return new Map(rows.map(({ id, cover }) => [id, cover]))
  }
  const compute = (songs: ListedSongs, rules: readonly PlaylistRule[]): Computed[] => {
    const ordered = rules.map((rule) => {
      const places = rule.order ? rule.places.toSorted(rule.order) : rule.places
      return { rule, places, tellers: candidates(songs, places) }
    })
    const covers = coversOf(ordered.flatMap(({ tellers }) => tellers))
    return ordered.map(({ rule, places, tellers }) => {
      const { id, createdMs } = idOf(rule.rule)
      const { name, copywriter, description, tags } = rule
      const tiles = [...new Set(tellers.flatMap((song) => covers.get(song) ?? []))].slice(0, tileCount)
      const list = {
        id,
        name,
        copywriter,
        description,
        tags,
        trackCount: places.length,
        createdMs,
        updatedMs: places.reduce((latest, place) => Math.max(latest, songs.addedMs[place]!), 0) || createdMs,
        tiles,
        lossless: places.every((place) => songs.lossless[place] === 1),
      }
      return { list, songs, places }
    })
  }

  let state: State | null = null
  const current = (): State => {
    const at = revision()
    if (state && (state.revision === at || (scanning() && now() - state.atMs < lagMs))) return state
    const songs = readListedSongs(database)
    const rules = playlistRules(database, songs).filter(({ places, least }) => places.length >= least)
    const computed = database.transaction(() => compute(songs, rules))
    state = {
      revision: at,
      atMs: now(),
      songs,
      lists: computed.map(({ list }) => list),
      byId: new Map(computed.map((one) => [one.list.id, one])),
    }
    return state
  }
  const find = (id: number): Computed | undefined => {
    const { byId, songs } = current()
    const known = byId.get(id)
    if (known) return known
    const named = database.first<{ rule: string | null }>('SELECT rule FROM playlist WHERE id = ?', id)
    const rule = named?.rule ? playlistRule(database, songs, named.rule) : undefined
    const [outgrown] = rule ? compute(songs, [rule]) : []
    if (outgrown) byId.set(id, outgrown)
    return outgrown
  }
  return {
    songs: () => current().songs,
    all: () => current().lists,
    byId: (id) => find(id)?.list,
    holding(songId) {
      const { lists, byId, songs } = current()
      const place = songs.placeOf(songId)
      return place === undefined
        ? []
        : lists.flatMap(({ id }) => (byId.get(id)?.places.includes(place) ? [id] : []))
    },
    entries(id, limit, offset) {
      const found = find(id)
      if (!found) return []
      const { ids, addedMs } = found.songs
      found.entries ??= found.places.map((place) => ({ id: ids[place]!, atMs: addedMs[place]! }))
      const whole = offset === 0 && limit >= found.entries.length
      return whole ? found.entries : found.entries.slice(offset, offset + limit)
    },
  }
}

/** The key of a list's cover: it changes with the covers that it is made of. */
export function playlistCover(id: number, tiles: readonly string[]): string {
  return `p${id}-${createHash('sha1').update(tiles.join()).digest('hex').slice(0, 8)}`
}
