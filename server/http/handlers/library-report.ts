import { basename, dirname, sep } from 'node:path'
import type { Song } from '../../library/catalogue/songs'
import { nameText } from '../../text/name-text'
import { problemText } from '../../text/problem-text'
import { joinTexts, told } from '../../text/told'
import { abilitiesOf } from '../playable-formats'
import { wireLibraryPlace } from '../wire/library-place'
import type { Context, Handler, ReplyBody } from './handler'

const needsLogin: ReplyBody = { code: 301, msg: told(({ faults }) => faults.loginNeeded) }

/** At the machine itself nobody needs a login for it; elsewhere, visitors must not keep its disks busy. */
const mayScan = ({ operator, listener }: Context) => operator || listener !== null

const libraryReport: Handler<'libraryReport'> = (_params, context) => {
  const { library, operator, request, transcoder } = context
  const { report } = library
  const formats = report.formats()
  const { plays } = abilitiesOf(request)
  const unplayable = transcoder ? [] : formats.filter((format) => !plays(format))
  return {
    code: 200,
    revision: library.revision(),
    songs: library.songs.count(),
    problems: report.problemCount(),
    folders: report.folders().map(({ root, isDemo, songCount, isReachable }) => ({
      name: basename(root),
      path: operator ? root : null,
      demo: isDemo,
      songs: songCount,
      reachable: isReachable,
    })),
    formats: formats.map(({ container, codec, songCount }) => ({ container, codec, songs: songCount })),
    scan: library.progress(),
    lastScan: library.lastScan(),
    ffmpeg: transcoder !== null,
    unplayable: unplayable.reduce((sum, { songCount }) => sum + songCount, 0),
    mayScan: mayScan(context),
  }
}

const libraryProblems: Handler<'libraryProblems'> = ({ limit, offset }, { library, operator }) => {
  const total = library.report.problemCount()
  const problems = library.report.problems(limit, offset)
  return {
    code: 200,
    total,
    more: offset + problems.length < total && problems.length > 0,
    problems: problems.map(({ path, root, reason }, at) => ({
      id: offset + at + 1,
      ...wireLibraryPlace(path, root, operator),
      reason: problemText(reason, operator),
    })),
  }
}

/** Returns the music folder that a file is in. */
const rootOf = (path: string, roots: readonly string[]): string =>
  roots.find((root) => path.startsWith(root.endsWith(sep) ? root : root + sep)) ?? dirname(path)

const wireDouble = (song: Song, roots: readonly string[], operator: boolean) => ({
  id: song.id,
  name: nameText(song.title),
  artists: joinTexts(
    song.artists.map(({ name }) => nameText(name)),
    ' / ',
  ),
  album: nameText(song.albumName),
  duration: song.durationMs,
  container: song.container,
  codec: song.codec,
  size: song.size,
  place: wireLibraryPlace(song.path ?? '', rootOf(song.path ?? '', roots), operator),
})

const libraryDoubles: Handler<'libraryDoubles'> = async ({ kind, limit, offset }, { library, operator }) => {
  const { same, similar } = await library.report.doubles()
  const all = kind === 'similar' ? similar : same
  const groups = all.slice(offset, offset + limit)
  const roots = library.report.folders().map(({ root }) => root)
  const songs = new Map(library.songs.byIds(groups.flat()).map((song) => [song.id, song]))
  return {
    code: 200,
    total: all.length,
    more: offset + groups.length < all.length && groups.length > 0,
    groups: groups.map((ids) => ({
      id: ids[0],
      songs: ids.flatMap((id) => {
        const song = songs.get(id)
        return song ? [wireDouble(song, roots, operator)] : []
      }),
    })),
  }
}

const libraryScan: Handler<'libraryScan'> = (_params, context) => {
  if (!mayScan(context)) return needsLogin
  void context.library.rescan()
  return { code: 200 }
}

export const libraryReportHandlers = { libraryReport, libraryProblems, libraryDoubles, libraryScan }
