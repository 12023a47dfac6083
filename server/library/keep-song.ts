import { existsSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import type { Database } from '../storage/database'
import type { Beside } from './beside'
import { cleanLine } from './clean-text'
import { nameFromFile, normaliseName } from './names'
import type { SongReading } from './read-song'
import type { FoundFile } from './walk'

/** All that the scan learnt about one file. */
export interface HeardFile extends Omit<SongReading, 'notes'> {
  root: string
  found: Omit<FoundFile, 'siblings'>
  beside: Beside
  /** The song's fixed id in the demo library, else the id that it already has, else null. */
  id: number | null
  /** Whose upload it is, if it is one; its path is not kept then, as several songs may share the file. */
  ownerId?: number
  nowMs: number
}

/** What stands where neither tags nor names say anything. */
export const unknownArtist = '未知歌手'
export const unknownAlbum = '未知专辑'
const unknownTitle = '未命名'

/** One row for each normalised name, shown as the folders' tags read last spell it. */
const artistId = (database: Database, name: string, respell: boolean): number => {
  const norm = normaliseName(name)
  const sql = 'SELECT id, name FROM artist WHERE norm = ?'
  const known = database.first<{ id: number; name: string }>(sql, norm)
  if (!known) return database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', name, norm).id
  if (respell && known.name !== name) database.run('UPDATE artist SET name = ? WHERE id = ?', name, known.id)
  return known.id
}

const albumId = (database: Database, name: string, artist: number, respell: boolean): number => {
  const norm = normaliseName(name)
  const sql = 'SELECT id, name FROM album WHERE norm = ? AND artist_id = ?'
  const known = database.first<{ id: number; name: string }>(sql, norm, artist)
  if (!known)
    return database.run('INSERT INTO album(name, norm, artist_id) VALUES (?, ?, ?)', name, norm, artist).id
  if (respell && known.name !== name) database.run('UPDATE album SET name = ? WHERE id = ?', name, known.id)
  return known.id
}

/** Whether songs of the folders still show a picture that lies beside them, not in them. */
const liesBeside = (database: Database, key: string, song: string): boolean => {
  const sql = "SELECT path FROM cover WHERE key = ? AND source = 'file'"
  const beside = database.first<{ path: string }>(sql, key)
  if (!beside || !existsSync(beside.path)) return false
  const shown =
    'SELECT 1 FROM song WHERE cover_key = ? AND owner_id IS NULL AND NOT missing AND path IS NOT ?'
  return database.first(`${shown} LIMIT 1`, key, song) !== undefined
}

/** A file with the same picture in it does not take the place of the one beside others: it may go before them. */
const keepCover = (database: Database, { cover, found }: HeardFile): string | null => {
  if (!cover) return null
  const { key, source, path } = cover
  if (source === 'embedded' && liesBeside(database, key, found.path)) return key
  database.run('INSERT OR REPLACE INTO cover(key, source, path) VALUES (?, ?, ?)', key, source, path)
  return key
}

/** The folder's name stands in for a missing album tag, unless the file lies at the top. */
const folderAlbum = ({ root, found }: HeardFile): string =>
  cleanLine(relative(root, found.folder).split(sep).at(-1) ?? '') || unknownAlbum

/** Writes one song and all that hangs on it in one transaction. Gives its id. */
export function keepSong(database: Database, file: HeardFile): number {
  const { tags, found, lyrics } = file
  const stem = found.name.slice(0, found.name.length - extname(found.name).length)
  const named = nameFromFile(cleanLine(stem) || unknownTitle)
  const artists = tags.artists.length > 0 ? tags.artists : [named.artist ?? unknownArtist]
  const respell = file.ownerId === undefined
  return database.transaction(() => {
    const artistIds = [...new Set(artists.map((name) => artistId(database, name, respell)))]
    const albumArtist = tags.albumArtist ? artistId(database, tags.albumArtist, respell) : artistIds[0]!
    const columns = {
      root: file.root,
      path: file.ownerId === undefined ? found.path : null,
      owner_id: file.ownerId ?? null,
      size: found.size,
      mtime_ms: found.mtimeMs,
      beside: file.beside.stamp,
      audio_key: file.audioKey,
      title: tags.title ?? named.title,
      album_id: albumId(database, tags.album ?? folderAlbum(file), albumArtist, respell),
      track_no: tags.trackNo || named.trackNo,
      disc_no: tags.discNo,
      released_ms: tags.releasedMs,
      year: tags.year,
      duration_ms: tags.durationMs,
      codec: file.codec,
      bitrate: tags.bitrate,
      sample_rate: tags.sampleRate,
      bits: tags.bits,
      lossless: tags.lossless ? 1 : 0,
      gain_db: tags.gainDb,
      peak: tags.peak,
      cover_key: keepCover(database, file),
      missing: 0,
    }
    const names = Object.keys(columns)
    let song = file.id ?? 0
    database.run(
      'UPDATE song SET path = NULL, missing = 1 WHERE path = ? AND id IS NOT ?',
      found.path,
      file.id,
    )
    // not one statement with ON CONFLICT, whose policy would also rule the triggers that it sets off
    const { changes } = database.run(
      `UPDATE song SET ${names.map((name) => `${name} = ?`).join()} WHERE id = ?`,
      ...Object.values(columns),
      file.id,
    )
    if (changes === 0) {
      const { id } = database.run(
        `INSERT INTO song(id, added_ms, ${names.join()}) VALUES (?, ?, ${names.map(() => '?').join()})`,
        file.id,
        Math.min(file.nowMs, found.mtimeMs),
        ...Object.values(columns),
      )
      song = file.id ?? id
    }
    for (const table of ['song_artist', 'song_genre', 'lyric'])
      database.run(`DELETE FROM ${table} WHERE song_id = ?`, song)
    artistIds.forEach((artist, position) =>
      database.run(
        'INSERT INTO song_artist(song_id, position, artist_id) VALUES (?, ?, ?)',
        song,
        position,
        artist,
      ),
    )
    for (const genre of tags.genres)
      database.run('INSERT INTO song_genre(song_id, genre) VALUES (?, ?)', song, genre)
    for (const [kind, text] of Object.entries(lyrics))
      database.run('INSERT INTO lyric(song_id, kind, text) VALUES (?, ?, ?)', song, kind, text)
    database.run('DELETE FROM problem WHERE path = ?', found.path)
    return song
  })
}
