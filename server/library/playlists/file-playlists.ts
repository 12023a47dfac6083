import { basename } from 'node:path'
import { cleanLine } from '../../text/clean-text'
import { nameText } from '../../text/name-text'
import { told } from '../../text/told'
import type { Database } from '../../storage/database'
import type { PlaylistRule } from './playlist-rule'
import type { SongTable } from './song-table'

interface FileRow {
  id: number
  path: string
  name: string
  /** A JSON list of absolute paths. */
  entries: string
}

const rowsSql = `SELECT id, path, name, entries FROM playlist_file
  WHERE missing = 0 AND root IN (SELECT root FROM root_in_use)`

/** Upper and lower case count as the same, and letters with marks in whatever way they are written. */
const folded = (path: string): string => path.normalize('NFC').toLowerCase()

/**
 * Returns a function that finds the rows of songs by the paths of their files. A path in another case, as some systems
 * write it, is that of the first file that it fits.
 */
const createPathFinder = (database: Database, songs: SongTable) => {
  const columns = database.first<{ ids: string; paths: string }>(
    'SELECT json_group_array(id) AS ids, json_group_array(path) AS paths FROM active_song',
  )!
  const ids = JSON.parse(columns.ids) as number[]
  const paths = JSON.parse(columns.paths) as string[]
  const exact = new Map(paths.map((path, at) => [path, ids[at]!]))
  let alike: Map<string, number> | null = null
  const byFolded = (path: string): number | undefined => {
    alike ??= new Map([...exact].toReversed().map(([known, id]) => [folded(known), id]))
    return alike.get(folded(path))
  }
  return (path: string): number[] => {
    const id = exact.get(path) ?? byFolded(path)
    const row = id === undefined ? undefined : songs.rowOf(id)
    return row === undefined ? [] : [row]
  }
}

const ruleOf = (
  { id, path, name, entries }: FileRow,
  findRows: ReturnType<typeof createPathFinder>,
): PlaylistRule => {
  const file = cleanLine(basename(path))
  return {
    rule: `file:${id}`,
    name: nameText(name),
    copywriter: told(({ lists }) => lists.fileLine(file)),
    description: told(({ lists }) => lists.fileMore(file)),
    tags: [],
    rows: [...new Set((JSON.parse(entries) as string[]).flatMap(findRows))],
    minSongs: 1,
  }
}

/** Returns the rules of the playlist files in the music folders, by name. Their songs are in the order of the file. */
export function filePlaylistRules(database: Database, songs: SongTable): PlaylistRule[] {
  const files = database.all<FileRow>(`${rowsSql} ORDER BY name, id`)
  if (files.length === 0) return []
  const findRows = createPathFinder(database, songs)
  return files.map((file) => ruleOf(file, findRows))
}

/** Returns the rule with this name, whether or not it has songs now; undefined when its file is gone. */
export function filePlaylistRule(
  database: Database,
  songs: SongTable,
  rule: string,
): PlaylistRule | undefined {
  const [, id] = /^file:(\d+)$/.exec(rule) ?? []
  const file = id && database.first<FileRow>(`${rowsSql} AND id = ?`, Number(id))
  return file ? ruleOf(file, createPathFinder(database, songs)) : undefined
}
