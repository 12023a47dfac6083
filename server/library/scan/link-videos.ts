import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { placeholders } from '../../text/placeholders'
import { normaliseName } from '../../text/names'
import { artistId } from '../catalogue/artist-id'
import { audioEndings } from '../files/audio-endings'
import type { Database } from '../../storage/database'
import { availableVideoSql } from '../catalogue/availability'

interface VideoRow {
  id: number
  path: string
  title: string
  /** The artists named by the file, as a JSON array. */
  named: string
  songId: number | null
  sought: string
}

interface Named {
  id: number
  name: string
}

/** `(Official Music Video)`, `[MV]`, `（官方MV）` and ` MV` at the end do not belong to the song's title. */
const remarks = /\s*[([（【][^()[\]（）【】]*(?:video|mv)[^()[\]（）【】]*[)\]）】]|\s+mv$/giu

const workOf = (title: string) => normaliseName(title.replace(remarks, '')) || normaliseName(title)

const keyOf = (artist: string, title: string) => `${normaliseName(artist)}\n${title}`

const songEndings = Object.values(audioEndings)
  .flat()
  .flatMap((ending) => [`.${ending}`, `.${ending.toUpperCase()}`])

/** Paths of the songs with the video's own file name. */
const songPaths = (path: string) => {
  const stem = path.slice(0, -extname(path).length)
  return songEndings.map((ending) => stem + ending)
}

const readNames = (json: string): string[] => {
  const names: unknown = JSON.parse(json)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Songs of these artists by artist and title; the oldest of several. */
const songsByWork = (database: Database, artists: readonly string[]): ReadonlyMap<string, number> => {
  const rows = database.all<{ id: number; title: string; name: string }>(
    `SELECT s.id, s.title, ar.name FROM artist ar JOIN song_artist sa ON sa.artist_id = ar.id
     JOIN active_song s ON s.id = sa.song_id WHERE ar.norm IN (SELECT value FROM json_each(?)) ORDER BY s.id DESC`,
    JSON.stringify([...new Set(artists.map(normaliseName))]),
  )
  return new Map(rows.map(({ id, title, name }) => [keyOf(name, workOf(title)), id]))
}

const songsByPath = (database: Database, videos: readonly VideoRow[]): ReadonlyMap<string, number> => {
  const rows = database.all<{ id: number; path: string }>(
    'SELECT id, path FROM active_song WHERE part = 0 AND path IN (SELECT value FROM json_each(?))',
    JSON.stringify(videos.flatMap(({ path }) => songPaths(path))),
  )
  return new Map(rows.map(({ id, path }) => [path, id]))
}

const artistsOfSong = (database: Database, songId: number): Named[] =>
  database.all<Named>(
    `SELECT ar.id, ar.name FROM song_artist sa JOIN artist ar ON ar.id = sa.artist_id
     WHERE sa.song_id = ? ORDER BY sa.position`,
    songId,
  )

const artistNamed = (database: Database, name: string): Named => {
  const id = artistId(database, name)
  return database.first<Named>('SELECT id, name FROM artist WHERE id = ?', id)!
}

/** Links some videos. Returns whether anything changed. */
const linkSome = (database: Database, videos: readonly VideoRow[]): boolean => {
  const byPath = songsByPath(database, videos)
  const byWork = songsByWork(
    database,
    videos.flatMap(({ named }) => readNames(named)),
  )
  let changed = false
  for (const video of videos) {
    const names = readNames(video.named)
    const besideIds = songPaths(video.path).map((path) => byPath.get(path))
    const workIds = names.map((name) => byWork.get(keyOf(name, workOf(video.title))))
    const songId = [...besideIds, ...workIds].find((id) => id !== undefined) ?? null
    const own = names.map((name) => artistNamed(database, name))
    const borrowed = own.length === 0 && songId !== null ? artistsOfSong(database, songId) : own
    const artists = borrowed.length > 0 ? borrowed : [artistNamed(database, placeholders.artist)]
    const unique = [...new Map(artists.map((artist) => [artist.id, artist])).values()]
    const sought = normaliseName([video.title, ...unique.map(({ name }) => name)].join(' '))
    if (songId === video.songId && sought === video.sought) continue
    changed = true
    database.run('UPDATE video SET song_id = ?, sought = ? WHERE id = ?', songId, sought, video.id)
    database.run('DELETE FROM video_artist WHERE video_id = ?', video.id)
    unique.forEach(({ id }, position) =>
      database.run(
        'INSERT INTO video_artist(video_id, position, artist_id) VALUES (?, ?, ?)',
        video.id,
        position,
        id,
      ),
    )
  }
  return changed
}

/** Videos linked in one transaction; other requests are answered in between. */
const atOnce = 50

/**
 * Links every video to its song: the one beside it with the same file name, else one with the same title and artist. A
 * video without artists takes those of its song. Call it after songs or videos have changed.
 * @returns whether anything changed
 */
export async function linkVideos(database: Database, signal: AbortSignal): Promise<boolean> {
  let changed = false
  for (let after = 0; !signal.aborted;) {
    const videos = database.all<VideoRow>(
      `SELECT v.id, v.path, v.title, v.named, v.song_id AS songId, v.sought FROM video v
       WHERE v.id > ? AND ${availableVideoSql('v')} ORDER BY v.id LIMIT ${atOnce}`,
      after,
    )
    const last = videos.at(-1)
    if (!last) break
    if (database.transaction(() => linkSome(database, videos))) changed = true
    after = last.id
    await setImmediate()
  }
  return changed
}
