import { relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { NameKey } from '../../search/name-column'
import type { NameIndex, SongEntry } from '../../search/name-index'
import type { Database } from '../../storage/database'
import { sortText } from './sort-text'

/** A song with everything that lists sort or group by. */
export interface BrowseSong {
  id: number
  names: SongEntry
  /** What its title, its first artist and its album are sorted by. */
  titleText: string
  artistText: string
  albumText: string
  /** Milliseconds since 1970. */
  addedMs: number
  durationMs: number
  /** Null when unknown. */
  year: number | null
  discNo: number
  trackNo: number
  /** The key of its folder, see {@link folderKey}. */
  folder: string
  genres: readonly string[]
}

type Row = readonly [
  id: number,
  addedMs: number,
  durationMs: number,
  year: number | null,
  discNo: number,
  trackNo: number,
  root: string,
  path: string,
  genres: readonly string[],
]

/** Songs read before other requests have their turn. */
const slice = 1000

const sliceSql = `
  SELECT json_group_array(json_array(id, added_ms, duration_ms, year, disc_no, track_no, root, path,
    json((SELECT json_group_array(genre) FROM song_genre WHERE song_id = part.id)))) AS rows
  FROM (SELECT id, added_ms, duration_ms, year, disc_no, track_no, root, path
        FROM active_song WHERE id > ? ORDER BY id LIMIT ${slice}) part`

/**
 * Returns the key of a folder: the place of its music folder among all, and the way from there, such as `0/Artist/Album`.
 * It tells nothing of where the music folder is.
 * @param inner the way from the music folder, empty for that itself
 */
const folderKey = (rootAt: number, inner: string): string =>
  inner === '' ? String(rootAt) : `${rootAt}/${inner.split(sep).join('/')}`

const folderOf = (roots: readonly string[], root: string, path: string): string => {
  const inner = relative(root, path)
  const end = inner.lastIndexOf(sep)
  return folderKey(roots.indexOf(root), end === -1 ? '' : inner.slice(0, end))
}

/** Returns the value that is known for the key, so that equal ones take memory only once. */
const shared = <K, T>(known: Map<K, T>, key: K, value: T): T => {
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, value)
  return value
}

/** Reads all songs that all listeners may hear, in the order of their ids, a thousand at a time. */
export async function readBrowseTable(
  database: Database,
  names: NameIndex,
  roots: readonly string[],
): Promise<BrowseSong[]> {
  const songs: BrowseSong[] = []
  const folders = new Map<string, string>()
  const genreLists = new Map<string, readonly string[]>()
  const texts = new Map<NameKey, string>()
  const textOf = (key: NameKey) => texts.get(key) ?? shared(texts, key, sortText(key))
  for (let last = 0; ;) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of the statement
    const rows = JSON.parse(database.first<{ rows: string }>(sliceSql, last)!.rows) as Row[]
    for (const [id, addedMs, durationMs, year, discNo, trackNo, root, path, genres] of rows) {
      const entry = names.song(id)
      if (!entry) continue
      const folder = folderOf(roots, root, path)
      songs.push({
        id,
        names: entry,
        titleText: sortText(entry.key),
        artistText: entry.artists[0] ? textOf(entry.artists[0].key) : '',
        albumText: textOf(entry.album.key),
        addedMs,
        durationMs,
        year,
        discNo,
        trackNo,
        folder: shared(folders, folder, folder),
        genres: shared(genreLists, genres.join('\n'), genres),
      })
    }
    if (rows.length < slice) return songs
    last = rows.at(-1)![0]
    await setImmediate()
  }
}
