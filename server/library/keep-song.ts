import { createHash } from 'node:crypto'
import { extname, relative, sep } from 'node:path'
import type { Database } from '../storage/database'
import type { Beside } from './beside'
import type { LyricTexts } from './lyric-kinds'
import { nameFromFile, normaliseName } from './names'
import type { FileTags } from './read-tags'
import type { FoundFile } from './walk'

/** All that the scan learnt about one file. */
export interface HeardFile {
  root: string
  found: FoundFile
  beside: Beside
  audioKey: string
  codec: 'mp3' | 'flac'
  tags: FileTags
  lyrics: LyricTexts
  /** The bytes of `beside.cover`, when the file itself has no picture. */
  coverBytes: Uint8Array | null
  /** The song's fixed id in the demo library, else the id that it already has, else null. */
  id: number | null
  /** Whose upload it is, if it is one; its path is not kept then, as several songs may share the file. */
  ownerId?: number
  nowMs: number
}

/** What stands where neither tags nor names say anything. */
export const unknownArtist = '未知歌手'
export const unknownAlbum = '未知专辑'

/** Names a picture by its bytes, so that an album's songs share one. */
const coverKeyOf = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex').slice(0, 20)

const artistId = (database: Database, name: string): number => {
  const norm = normaliseName(name)
  const known = database.first<{ id: number }>('SELECT id FROM artist WHERE norm = ?', norm)
  return known?.id ?? database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', name, norm).id
}

const albumId = (database: Database, name: string, artist: number): number => {
  const norm = normaliseName(name)
  const sql = 'SELECT id FROM album WHERE norm = ? AND artist_id = ?'
  const known = database.first<{ id: number }>(sql, norm, artist)
  return (
    known?.id ??
    database.run('INSERT INTO album(name, norm, artist_id) VALUES (?, ?, ?)', name, norm, artist).id
  )
}

const keepCover = (database: Database, file: HeardFile): string | null => {
  const { picture } = file.tags
  const bytes = picture ?? file.coverBytes
  if (!bytes) return null
  const key = coverKeyOf(bytes)
  const [source, path] = picture ? ['embedded', file.found.path] : ['file', file.beside.cover!]
  database.run('INSERT OR REPLACE INTO cover(key, source, path) VALUES (?, ?, ?)', key, source, path)
  return key
}

/** The folder's name stands in for a missing album tag, unless the file lies at the top. */
const folderAlbum = ({ root, found }: HeardFile): string =>
  relative(root, found.folder).split(sep).at(-1) || unknownAlbum

/** Writes one song and all that hangs on it in one transaction. Gives its id. */
export function keepSong(database: Database, file: HeardFile): number {
  const { tags, found, lyrics } = file
  const named = nameFromFile(found.name.slice(0, -extname(found.name).length))
  const artists = tags.artists.length > 0 ? tags.artists : [named.artist ?? unknownArtist]
  return database.transaction(() => {
    const artistIds = [...new Set(artists.map((name) => artistId(database, name)))]
    const albumArtist = tags.albumArtist ? artistId(database, tags.albumArtist) : artistIds[0]!
    const columns = {
      root: file.root,
      path: file.ownerId === undefined ? found.path : null,
      owner_id: file.ownerId ?? null,
      size: found.size,
      mtime_ms: found.mtimeMs,
      beside: file.beside.stamp,
      audio_key: file.audioKey,
      title: tags.title ?? named.title,
      album_id: albumId(database, tags.album ?? folderAlbum(file), albumArtist),
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
    database.run(
      'UPDATE song SET path = NULL, missing = 1 WHERE path = ? AND id IS NOT ?',
      found.path,
      file.id,
    )
    const { id } = database.run(
      `INSERT INTO song(id, added_ms, ${names.join()}) VALUES (?, ?, ${names.map(() => '?').join()})
       ON CONFLICT(id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join()}`,
      file.id,
      Math.min(file.nowMs, found.mtimeMs),
      ...Object.values(columns),
    )
    const song = file.id ?? id
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
