import { basename } from 'node:path'
import type { BrowseSong } from './browse-table'

/** Songs that have something in common. */
export interface BrowseGroup {
  /** What finds its songs again. */
  key: string
  /** Empty for the folder above the music folders. */
  name: string
  songCount: number
  /** Whose cover stands for it. */
  firstSongId: number
}

/** The songs by genre, year and folder. */
export interface BrowseGroups {
  /** Most songs first. */
  genres: readonly BrowseGroup[]
  /** The latest first. */
  years: readonly BrowseGroup[]
  /** The folders in a folder, by name; those at the top for an empty key. */
  foldersIn(key: string): readonly BrowseGroup[]
  /** The way to a folder, from the music folder on; empty for a key that names none. */
  wayTo(key: string): { key: string; name: string }[]
  inFolder(key: string, deep: boolean): readonly BrowseSong[]
  ofGenre(name: string): readonly BrowseSong[]
  ofYear(year: string): readonly BrowseSong[]
}

const keyOfGenre = (name: string) => name.toLowerCase()

const put = <K, T>(lists: Map<K, T[]>, key: K, item: T) => {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

const collator = new Intl.Collator('zh-CN', { numeric: true, sensitivity: 'base' })

/** The folder around one, null for a music folder. */
const parentOf = (key: string): string | null => {
  const end = key.lastIndexOf('/')
  return end === -1 ? null : key.slice(0, end)
}

interface Folder {
  key: string
  songs: BrowseSong[]
  /** Songs in it and in the folders in it. */
  songCount: number
  firstSongId: number
  folders: Folder[]
}

/** Returns the folders by their keys, and the music folders that have songs. */
const foldersOf = (songs: readonly BrowseSong[]) => {
  const folders = new Map<string, Folder>()
  const tops: Folder[] = []
  const folderAt = (key: string, firstSongId: number): Folder => {
    const known = folders.get(key)
    if (known) return known
    const folder: Folder = { key, songs: [], songCount: 0, firstSongId, folders: [] }
    folders.set(key, folder)
    const parent = parentOf(key)
    const siblings = parent === null ? tops : folderAt(parent, firstSongId).folders
    siblings.push(folder)
    return folder
  }
  for (const song of songs) {
    folderAt(song.folder, song.id).songs.push(song)
    for (let key: string | null = song.folder; key !== null; key = parentOf(key))
      folderAt(key, song.id).songCount++
  }
  return { folders, tops }
}

const deepSongs = ({ songs, folders }: Folder): BrowseSong[] => [...songs, ...folders.flatMap(deepSongs)]

/** @param roots the music folders, for their names */
export function browseGroups(songs: readonly BrowseSong[], roots: readonly string[]): BrowseGroups {
  const genres = new Map<string, BrowseSong[]>()
  const genreNames = new Map<string, string>()
  const years = new Map<number, BrowseSong[]>()
  for (const song of songs) {
    for (const genre of song.genres) {
      const key = keyOfGenre(genre)
      put(genres, key, song)
      if (!genreNames.has(key)) genreNames.set(key, genre)
    }
    if (song.year !== null) put(years, song.year, song)
  }
  const { folders, tops } = foldersOf(songs)
  const nameOf = (key: string) =>
    parentOf(key) === null ? basename(roots[Number(key)] ?? '') : key.slice(key.lastIndexOf('/') + 1)
  const folderAt = (key: string) => folders.get(key)
  // a single music folder is no level of its own
  const only = roots.length === 1 ? tops[0] : undefined
  return {
    genres: [...genres]
      .map(([key, list]) => ({
        key,
        name: genreNames.get(key) ?? key,
        songCount: list.length,
        firstSongId: list[0]!.id,
      }))
      .sort((one, other) => other.songCount - one.songCount || collator.compare(one.name, other.name)),
    years: [...years]
      .sort(([one], [other]) => other - one)
      .map(([year, list]) => ({
        key: String(year),
        name: String(year),
        songCount: list.length,
        firstSongId: list[0]!.id,
      })),
    foldersIn(key) {
      const inner = key === '' ? (only?.folders ?? tops) : (folderAt(key)?.folders ?? [])
      return inner
        .map((folder) => ({
          key: folder.key,
          name: nameOf(folder.key),
          songCount: folder.songCount,
          firstSongId: folder.firstSongId,
        }))
        .sort((one, other) => collator.compare(one.name, other.name) || (one.key < other.key ? -1 : 1))
    },
    wayTo(key) {
      const way: { key: string; name: string }[] = []
      for (let at = folderAt(key)?.key ?? only?.key ?? null; at !== null; at = parentOf(at))
        way.unshift({ key: at, name: nameOf(at) })
      return way
    },
    inFolder(key, deep) {
      const folder = folderAt(key)
      if (!folder) return []
      return deep ? deepSongs(folder) : folder.songs
    },
    ofGenre: (name) => genres.get(keyOfGenre(name)) ?? [],
    ofYear: (year) => years.get(Number(year)) ?? [],
  }
}
