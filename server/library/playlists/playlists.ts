import { createHash } from 'node:crypto'
import type { Database } from '../../storage/database'
import { readSongTable, type SongTable, type SongRows } from './song-table'
import { filePlaylistRule, filePlaylistRules } from './file-playlists'
import type { PlaylistRule } from './playlist-rule'
import { playlistRule, playlistRules } from './playlist-rules'
import { createRuleIds } from './rule-ids'
import { albumCoverSql } from '../catalogue/songs'
import type { ServerText } from '../../text/told'

/** A playlist computed from the library, as a card or the head of its page shows it. */
export interface ComputedPlaylist {
  id: number
  name: ServerText
  copywriter: ServerText
  description: ServerText
  /** Categories by their stored names. */
  tags: readonly string[]
  trackCount: number
  createdMs: number
  /** When its newest song was added. */
  updatedMs: number
  /** Keys of up to four covers, from which its own is made. */
  tiles: readonly string[]
  /** Whether all of its songs are lossless. */
  lossless: boolean
  /** How often a chart changes, as a text; missing for other playlists. */
  updateFrequency?: ServerText
}

/** A song in a playlist. */
export interface Entry {
  id: number
  /** When the song came into the playlist, in milliseconds since 1970. */
  atMs: number
}

/** Playlists that the server computes. */
export interface ComputedPlaylists {
  /** The playlists shown as cards, in the order of recommendation. */
  all(): readonly ComputedPlaylist[]
  /** Also finds a playlist that is no longer shown. */
  byId(id: number): ComputedPlaylist | undefined
  /**
   * Returns its songs in order; none for an unknown id. The full list is the same array as long as it does not change.
   */
  entries(id: number, limit: number, offset: number): readonly Entry[]
  /** Ids of the shown playlists that contain a song. */
  containing(songId: number): number[]
}

/** A computed playlist that differs for each listener; visitors, whose id is 0, share one. */
export interface PersonalPlaylist {
  listFor(userId: number): ComputedPlaylist | undefined
  entries(userId: number, limit: number, offset: number): readonly Entry[]
}

/** The playlists computed from the library. */
export interface LibraryPlaylists extends ComputedPlaylists {
  /** The songs that they are computed from: another object whenever the library has changed. */
  songTable(): SongTable
}

interface Options {
  database: Database
  /** Changes whenever the library changes. */
  revision: () => number
  /** Whether a scan is running. */
  scanning: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}

/** How many of a playlist's first songs may give covers, and how many albums among them suffice. */
const tileSongs = 200
const tileAlbums = 12
const tileCount = 4

/** During a scan, a playlist may be this old. */
const lagMs = 2000

interface Computed {
  list: ComputedPlaylist
  /** The songs that its rows refer to. */
  songs: SongTable
  /** Its songs, in order. */
  rows: SongRows
  /** The same as entries, computed on demand. */
  entries?: readonly Entry[]
}

interface State {
  revision: number
  atMs: number
  songs: SongTable
  lists: readonly ComputedPlaylist[]
  byId: Map<number, Computed>
}

/** Finds the covers of songs by their ids. */
const coversOf = (database: Database, songIds: readonly number[]): ReadonlyMap<number, string> => {
  const rows = database.all<{ id: number; cover: string }>(
    `SELECT s.id, coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover
     FROM song s WHERE s.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(songIds),
  )
  return new Map(rows.map(({ id, cover }) => [id, cover]))
}

/** Picks the songs whose covers may stand for a list: those where its albums start, or all of its first songs. */
const tileSongsOf = ({ ids, albumIds }: SongTable, rows: SongRows): number[] => {
  const first = rows.slice(0, tileSongs)
  const starts = first.filter((row, at) => albumIds[row] !== albumIds[first[at - 1] ?? -1])
  return (starts.length < tileCount ? first : starts.slice(0, tileAlbums)).map((row) => ids[row]!)
}

/** Finds a rule that may not apply now: a playlist that someone collected must stay. */
const ruleNamed = (database: Database, songs: SongTable, rule: string): PlaylistRule | undefined =>
  filePlaylistRule(database, songs, rule) ?? playlistRule(database, songs, rule)

/** Computes the lists of some rules. */
const computeLists = (
  database: Database,
  idOf: ReturnType<typeof createRuleIds>,
  songs: SongTable,
  rules: readonly PlaylistRule[],
): Computed[] => {
  const ordered = rules.map((rule) => {
    const rows = rule.order ? rule.rows.toSorted(rule.order) : rule.rows
    return { rule, rows, coverSongs: tileSongsOf(songs, rows) }
  })
  const covers = coversOf(
    database,
    ordered.flatMap(({ coverSongs }) => coverSongs),
  )
  return ordered.map(({ rule, rows, coverSongs }) => {
    const { id, createdMs } = idOf(rule.rule)
    const { name, copywriter, description, tags } = rule
    const tiles = [...new Set(coverSongs.flatMap((song) => covers.get(song) ?? []))].slice(0, tileCount)
    const list = {
      id,
      name,
      copywriter,
      description,
      tags,
      trackCount: rows.length,
      createdMs,
      updatedMs: rows.reduce((latest, row) => Math.max(latest, songs.addedMs[row]!), 0) || createdMs,
      tiles,
      lossless: rows.every((row) => songs.lossless[row] === 1),
    }
    return { list, songs, rows }
  })
}

/** Computes the lists once for each revision of the library. */
export function createPlaylists({ database, revision, scanning, now }: Options): LibraryPlaylists {
  const idOf = createRuleIds(database, now)
  const compute = (songs: SongTable, rules: readonly PlaylistRule[]) =>
    computeLists(database, idOf, songs, rules)

  let state: State | null = null
  const current = (): State => {
    const at = revision()
    if (state && (state.revision === at || (scanning() && now() - state.atMs < lagMs))) return state
    const songs = readSongTable(database)
    const ofFiles = filePlaylistRules(database, songs)
    const rules = playlistRules(database, songs, ofFiles).filter(
      ({ rows, minSongs }) => rows.length >= minSongs,
    )
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
    const rule = named?.rule ? ruleNamed(database, songs, named.rule) : undefined
    const [outgrown] = rule ? compute(songs, [rule]) : []
    if (outgrown) byId.set(id, outgrown)
    return outgrown
  }
  return {
    songTable: () => current().songs,
    all: () => current().lists,
    byId: (id) => find(id)?.list,
    containing(songId) {
      const { lists, byId, songs } = current()
      const row = songs.rowOf(songId)
      return row === undefined
        ? []
        : lists.flatMap(({ id }) => (byId.get(id)?.rows.includes(row) ? [id] : []))
    },
    entries(id, limit, offset) {
      const found = find(id)
      if (!found) return []
      const { ids, addedMs } = found.songs
      found.entries ??= found.rows.map((row) => ({ id: ids[row]!, atMs: addedMs[row]! }))
      const whole = offset === 0 && limit >= found.entries.length
      return whole ? found.entries : found.entries.slice(offset, offset + limit)
    },
  }
}

/** Returns the key of a playlist's cover, which changes with the covers that it is made of. */
export function playlistCover(id: number, tiles: readonly string[]): string {
  return `p${id}-${createHash('sha1').update(tiles.join()).digest('hex').slice(0, 8)}`
}
