import * as v from 'valibot'
import type { DoubleGroup, LibraryReport } from '../../../contract/replies/library'
import { listOf } from './decoder'
import { count, dateMs, id, optionalText, text } from './fields'
import { pageOf } from './page'

const flag = v.pipe(
  v.fallback(v.nullish(v.boolean(), false), false),
  v.transform((value) => value ?? false),
)
const rows = v.array(v.unknown())

const folder = v.pipe(
  v.object({ name: text, path: optionalText, demo: flag, songs: count, reachable: flag }),
  v.transform(({ songs, ...rest }) => ({ ...rest, trackCount: songs })),
)

const format = v.pipe(
  v.object({ container: v.string(), codec: v.string(), songs: count }),
  v.transform(({ container, codec, songs }) => ({ container, codec, trackCount: songs })),
)

const scan = v.object({
  running: flag,
  found: count,
  read: count,
  unchanged: count,
  unreadable: count,
  expected: count,
})

const lastScan = v.pipe(
  v.nullish(v.object({ endedMs: dateMs, tookMs: count, found: count }), null),
  v.transform((value) => {
    if (!value || value.endedMs === null) return null
    const { endedMs, tookMs, found } = value
    return { endedMs, tookMs, found }
  }),
)

export const libraryReport = v.pipe(
  v.object({
    revision: count,
    songs: count,
    problems: count,
    folders: listOf(folder),
    formats: listOf(format),
    scan,
    lastScan,
    ffmpeg: flag,
    unplayable: count,
    mayScan: flag,
  }),
  v.transform(({ songs, problems, unplayable, ...rest }): LibraryReport => ({
    ...rest,
    trackCount: songs,
    problemCount: problems,
    unplayableCount: unplayable,
  })),
)

const place = v.object({ name: text, folder: text })

const problem = v.object({ id, ...place.entries, reason: text })

export const libraryProblems = v.pipe(
  v.object({ problems: rows, total: count, more: flag }),
  v.transform(({ problems, total, more }) => pageOf(problem, problems, { total, more })),
)

const doubleTrack = v.pipe(
  v.object({
    id,
    name: text,
    artists: text,
    album: text,
    duration: count,
    container: text,
    codec: text,
    size: count,
    place,
  }),
  v.transform(({ duration, ...rest }) => ({ ...rest, duration: duration / 1000 })),
)

const doubleGroup = v.pipe(
  v.object({ id, songs: listOf(doubleTrack) }),
  v.transform(({ id: first, songs }): DoubleGroup => ({ id: first, tracks: songs })),
)

export const libraryDoubles = v.pipe(
  v.object({ groups: rows, total: count, more: flag }),
  v.transform(({ groups, total, more }) => pageOf(doubleGroup, groups, { total, more })),
)
