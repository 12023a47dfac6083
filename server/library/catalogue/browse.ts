import type { Search } from '../../search/search'
import type { Database } from '../../storage/database'
import {
  albumOrders,
  artistOrders,
  songOrders,
  sortedBy,
  type BrowseAlbum,
  type BrowseArtist,
} from './browse-orders'
import { browseGroups, type BrowseGroups } from './browse-groups'
import { sortText } from './sort-text'
import { readBrowseTable, type BrowseSong } from './browse-table'

/** Which songs to list. Texts that name nothing are as if they were empty. */
export interface SongQuery {
  /** A key of `songOrders`, with a minus before it for the other direction. */
  sort: string
  /** The name of a genre in any case; empty for all. */
  genre: string
  /** A year; empty for all. */
  year: string
  /** The key of a folder; empty for all. */
  folder: string
  /** Whether the songs of the folders in that folder count, too. */
  deep: boolean
}

/** The whole library in every order. All lists are of ids. */
export interface Browse {
  songs(query: SongQuery): Promise<readonly number[]>
  albums(sort: string): Promise<readonly number[]>
  artists(sort: string): Promise<readonly number[]>
  /** The songs by what they have in common. */
  groups(): Promise<BrowseGroups>
}

interface BrowseOptions {
  database: Database
  search: Pick<Search, 'names'>
  /** The music folders. */
  roots: readonly string[]
  /** Changes whenever the songs change. */
  revision: () => number
  /** Whether a scan is running. */
  scanning: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}

/** During a scan, lists may be this old: their pages would not fit together if each were of another state. */
const lagMs = 5000

interface State {
  revision: number
  atMs: number
  songs: readonly BrowseSong[]
  /** Lists by what was asked. */
  lists: Map<string, readonly number[]>
  groups: BrowseGroups
}

/** Lists that are kept; the oldest goes first. */
const mostLists = 8

const ownOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Returns the order that a text names, and whether it is descending; the first order of the table for others. */
const readSort = <T>(table: Readonly<Record<string, T>>, sort: string) => {
  const descending = sort.startsWith('-')
  const order = ownOf(table, descending ? sort.slice(1) : sort)
  return order ? { order, descending } : { order: table['title']!, descending: false }
}

const idsOf = (items: readonly { entry: { id: number } }[]) => items.map(({ entry }) => entry.id)

const albumsOf = ({ songs }: State): BrowseAlbum[] => {
  const albums = new Map<number, BrowseAlbum>()
  for (const { names, albumText, year, addedMs } of songs) {
    const known = albums.get(names.album.id)
    if (!known) {
      const artistText = sortText(names.album.artist.key)
      albums.set(names.album.id, { entry: names.album, text: albumText, artistText, year, addedMs })
    } else {
      known.addedMs = Math.max(known.addedMs, addedMs)
      if (year !== null) known.year = Math.max(known.year ?? year, year)
    }
  }
  return [...albums.values()]
}

const artistsOf = ({ songs }: State): BrowseArtist[] => {
  const artists = new Map<number, BrowseArtist>()
  for (const { names, addedMs } of songs)
    for (const entry of names.artists) {
      const known = artists.get(entry.id)
      if (!known) artists.set(entry.id, { entry, text: sortText(entry.key), addedMs })
      else known.addedMs = Math.max(known.addedMs, addedMs)
    }
  return [...artists.values()]
}

const songsOf = (
  { songs, groups }: State,
  { genre, year, folder, deep }: SongQuery,
): readonly BrowseSong[] => {
  if (folder !== '') return groups.inFolder(folder, deep)
  if (genre !== '') return groups.ofGenre(genre)
  if (year !== '') return groups.ofYear(year)
  return songs
}

/** Reads the songs once for each revision of the library, when a list is first asked for. */
export function createBrowse(options: BrowseOptions): Browse {
  const { database, search, roots, revision, scanning, now } = options
  let state: State | null = null
  let reading: { revision: number; state: Promise<State> } | null = null

  const read = async (at: number): Promise<State> => {
    const atMs = now()
    const names = await search.names()
    const songs = await readBrowseTable(database, names, roots)
    state = { revision: at, atMs, songs, lists: new Map(), groups: browseGroups(songs, roots) }
    return state
  }
  const current = async (): Promise<State> => {
    const at = revision()
    if (state && (state.revision === at || (scanning() && now() - state.atMs < lagMs))) return state
    if (reading?.revision !== at) {
      const started = { revision: at, state: read(at) }
      reading = started
      const forget = () => {
        if (reading === started) reading = null
      }
      // an error is told to those who wait, and the next call tries again
      void started.state.then(forget, forget)
    }
    return reading.state
  }
  const listed = async (key: string, make: (held: State) => readonly number[]) => {
    const held = await current()
    const known = held.lists.get(key)
    if (known) return known
    const list = make(held)
    const [oldest] = held.lists.keys()
    if (held.lists.size >= mostLists && oldest !== undefined) held.lists.delete(oldest)
    held.lists.set(key, list)
    return list
  }

  return {
    songs: (query) =>
      listed(JSON.stringify(['songs', query]), (held) => {
        const { order, descending } = readSort(songOrders, query.sort)
        return sortedBy(songsOf(held, query), order, descending).map(({ id }) => id)
      }),
    albums: (sort) =>
      listed(JSON.stringify(['albums', sort]), (held) => {
        const { order, descending } = readSort(albumOrders, sort)
        return idsOf(sortedBy(albumsOf(held), order, descending))
      }),
    artists: (sort) =>
      listed(JSON.stringify(['artists', sort]), (held) => {
        const { order, descending } = readSort(artistOrders, sort)
        return idsOf(sortedBy(artistsOf(held), order, descending))
      }),
    groups: async () => (await current()).groups,
  }
}
