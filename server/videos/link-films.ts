import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { unknownArtist } from '../library/keep-song'
import { normaliseName } from '../library/names'
import type { Database } from '../storage/database'
import { seenSql } from './seen'

interface Film {
  id: number
  path: string
  title: string
  /** Names that the file tells, as JSON. */
  named: string
  songId: number | null
  sought: string
}

interface Named {
  id: number
  name: string
}

/** `(Official Music Video)`, `[MV]`, `（官方MV）` and a bare ` MV` at the end say what a film is, not what it is of. */
const remarks = /\s*[([（【][^()[\]（）【】]*(?:video|mv)[^()[\]（）【】]*[)\]）】]|\s+mv$/giu

const workOf = (title: string) => normaliseName(title.replace(remarks, '')) || normaliseName(title)

const keyOf = (artist: string, title: string) => `${normaliseName(artist)}\n${title}`

/** Names of the songs that may lie beside a film under its own name. */
const songPaths = (path: string) => {
  const stem = path.slice(0, -extname(path).length)
  return ['.flac', '.mp3', '.FLAC', '.MP3'].map((ending) => stem + ending)
}

const readNames = (json: string): string[] => {
  const names: unknown = JSON.parse(json)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Songs by artist and title, of those artists alone; the oldest of several. */
const songsByWork = (database: Database, artists: readonly string[]): ReadonlyMap<string, number> => {
  const rows = database.all<{ id: number; title: string; name: string }>(
    `SELECT s.id, s.title, ar.name FROM artist ar JOIN song_artist sa ON sa.artist_id = ar.id
     JOIN heard s ON s.id = sa.song_id WHERE ar.norm IN (SELECT value FROM json_each(?)) ORDER BY s.id DESC`,
    JSON.stringify([...new Set(artists.map(normaliseName))]),
  )
  return new Map(rows.map(({ id, title, name }) => [keyOf(name, workOf(title)), id]))
}

const songsByPath = (database: Database, films: readonly Film[]): ReadonlyMap<string, number> => {
  const rows = database.all<{ id: number; path: string }>(
    'SELECT id, path FROM heard WHERE path IN (SELECT value FROM json_each(?))',
    JSON.stringify(films.flatMap(({ path }) => songPaths(path))),
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
  const norm = normaliseName(name)
  const sql = 'SELECT id, name FROM artist WHERE norm = ?'
  return (
    database.first<Named>(sql, norm) ?? {
      id: database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', name, norm).id,
      name,
    }
  )
}

/** Ties some films; gives whether anything changed. */
const linkSome = (database: Database, films: readonly Film[]): boolean => {
  const byPath = songsByPath(database, films)
  const byWork = songsByWork(
    database,
    films.flatMap(({ named }) => readNames(named)),
  )
  let changed = false
  for (const film of films) {
    const names = readNames(film.named)
    const besides = songPaths(film.path).map((path) => byPath.get(path))
    const works = names.map((name) => byWork.get(keyOf(name, workOf(film.title))))
    const songId = [...besides, ...works].find((id) => id !== undefined) ?? null
    const own = names.map((name) => artistNamed(database, name))
    const borrowed = own.length === 0 && songId !== null ? artistsOfSong(database, songId) : own
    const artists = borrowed.length > 0 ? borrowed : [artistNamed(database, unknownArtist)]
    const unique = [...new Map(artists.map((artist) => [artist.id, artist])).values()]
    const sought = normaliseName([film.title, ...unique.map(({ name }) => name)].join(' '))
    if (songId === film.songId && sought === film.sought) continue
    changed = true
    database.run('UPDATE video SET song_id = ?, sought = ? WHERE id = ?', songId, sought, film.id)
    database.run('DELETE FROM video_artist WHERE video_id = ?', film.id)
    unique.forEach(({ id }, position) =>
      database.run(
        'INSERT INTO video_artist(video_id, position, artist_id) VALUES (?, ?, ?)',
        film.id,
        position,
        id,
      ),
    )
  }
  return changed
}

/** Films tied at one go, between which answers are given. */
const atOnce = 50

/**
 * Ties every film to the song that it is of: the one beside it under the same file name, else one of the same title
 * and artist. A film that names no artist has those of its song. Gives whether anything changed; to be called when
 * films or songs have.
 */
export async function linkFilms(database: Database, signal: AbortSignal): Promise<boolean> {
  let changed = false
  for (let after = 0; !signal.aborted;) {
    const films = database.all<Film>(
      `SELECT v.id, v.path, v.title, v.named, v.song_id AS songId, v.sought FROM video v
       WHERE v.id > ? AND ${seenSql('v')} ORDER BY v.id LIMIT ${atOnce}`,
      after,
    )
    const last = films.at(-1)
    if (!last) break
    if (database.transaction(() => linkSome(database, films))) changed = true
    after = last.id
    await setImmediate()
  }
  return changed
}
