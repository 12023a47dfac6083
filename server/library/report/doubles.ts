import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../storage/database'
import { normaliseName } from '../../text/names'

/** Groups of ids of songs that may be the same, each of at least two; the first songs of the library first. */
export interface Doubles {
  /** With the same sound, whatever their tags. */
  same: readonly (readonly number[])[]
  /** With the same title, main artist and length, but with another sound. */
  similar: readonly (readonly number[])[]
}

type Row = readonly [id: number, audioKey: string, title: string, durationMs: number, artistId: number]

/** Songs read before other requests have their turn. */
const slice = 2000
/** Lengths that differ by no more count as equal: encoders pad. */
const toleranceMs = 2000

const sliceSql = `
  SELECT json_group_array(json_array(id, audio_key, title, duration_ms, artist_id)) AS rows FROM (
    SELECT s.id, s.audio_key, s.title, s.duration_ms, sa.artist_id
    FROM active_song s JOIN song_artist sa ON sa.song_id = s.id AND sa.position = 0
    WHERE s.id > ? ORDER BY s.id LIMIT ${slice})`

const readRows = async (database: Database): Promise<Row[]> => {
  const rows: Row[] = []
  for (;;) {
    const last = rows.at(-1)?.[0] ?? 0
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of the statement
    const read = JSON.parse(database.first<{ rows: string }>(sliceSql, last)!.rows) as Row[]
    rows.push(...read)
    if (read.length < slice) return rows
    await setImmediate()
  }
}

const groupedBy = (rows: readonly Row[], keyOf: (row: Row) => string): Row[][] => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Parts songs of one title by their lengths: each is within the tolerance of the one before. */
const partedByLength = (rows: readonly Row[]): Row[][] => {
  const parts: Row[][] = []
  for (const row of rows.toSorted((one, other) => one[3] - other[3])) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    if (part && before && row[3] - before[3] <= toleranceMs) part.push(row)
    else parts.push([row])
  }
  return parts
}

const idsOf = (groups: readonly Row[][]): number[][] =>
  groups
    .map((rows) => rows.map(([id]) => id).sort((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other)

const findDoubles = async (database: Database): Promise<Doubles> => {
  const rows = await readRows(database)
  const alike = groupedBy(rows, ([, , title, , artistId]) => `${artistId} ${normaliseName(title)}`)
  return {
    same: idsOf(groupedBy(rows, ([, audioKey]) => audioKey)),
    similar: idsOf(
      alike.flatMap(partedByLength).filter((group) => new Set(group.map(([, key]) => key)).size > 1),
    ),
  }
}

/** Returns a function that finds the doubles, once for each revision of the library. */
export function createDoubles(database: Database, revision: () => number): () => Promise<Doubles> {
  let known: { revision: number; doubles: Promise<Doubles> } | null = null
  return async () => {
    const at = revision()
    if (known?.revision !== at) known = { revision: at, doubles: findDoubles(database) }
    try {
      return await known.doubles
    } catch (error) {
      // the next call tries again
      known = null
      throw error
    }
  }
}
