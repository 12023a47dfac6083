import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { Database } from '../../storage/database'
import type { Sidecars } from '../files/sidecars'
import { albumIdFor, claimAlbum, noteAlbumChange } from './album-claim'
import { artistId } from './artist-id'
import { cleanLine } from '../../text/clean-text'
import { parseFileName } from '../../text/names'
import { placeholders } from '../../text/placeholders'
import type { SongReading } from '../files/read-song'
import type { FoundFile } from '../files/walk-folder'

/** Everything that a scan knows about one song. */
export interface ScannedSong extends Omit<SongReading, 'notes' | 'tracks'> {
  root: string
  found: Omit<FoundFile, 'siblings' | 'albumFolder'> & Partial<Pick<FoundFile, 'albumFolder'>>
  sidecars: Pick<Sidecars, 'stamp'>
  /** Set for a track of a cue sheet: its place among those of the file, from 1, and its samples. */
  cut?: { part: number; startSample: number; endSample: number }
  /** The song's id in the demo library, else its existing id, else null. */
  id: number | null
  /** Set for an upload. Its path is not stored, because several uploads may share a file. */
  ownerId?: number
  nowMs: number
}

/** Whether songs of the folders still show this picture from an image file. */
const isImageFile = (database: Database, key: string, song: string): boolean => {
  const sql = "SELECT path FROM cover WHERE key = ? AND source = 'file'"
  const stored = database.first<{ path: string }>(sql, key)
  if (!stored || !existsSync(stored.path)) return false
  const shown =
    'SELECT 1 FROM song WHERE cover_key = ? AND owner_id IS NULL AND NOT missing AND path IS NOT ?'
  return database.first(`${shown} LIMIT 1`, key, song) !== undefined
}

/**
 * An embedded copy of the picture does not replace an image file that other songs show: it may be deleted before them.
 */
const keepCover = (database: Database, { cover, found }: ScannedSong): string | null => {
  if (!cover) return null
  const { key, source, path } = cover
  if (source === 'embedded' && isImageFile(database, key, found.path)) return key
  database.run('INSERT OR REPLACE INTO cover(key, source, path) VALUES (?, ?, ?)', key, source, path)
  return key
}

/** Replaces the artists, genres and lyrics of a song. */
const writeRelated = (
  database: Database,
  song: number,
  artistIds: readonly number[],
  { tags, lyrics }: ScannedSong,
) => {
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
}

/** Writes one song with everything that belongs to it in one transaction. Returns its id. */
export function saveSong(database: Database, file: ScannedSong): number {
  const { tags, found, cut } = file
  const stem = found.name.slice(0, found.name.length - extname(found.name).length)
  const named = parseFileName(cleanLine(stem) || placeholders.title)
  const artists = tags.artists.length > 0 ? tags.artists : [named.artist ?? placeholders.artist]
  const isUpload = file.ownerId !== undefined
  const folder = found.albumFolder?.path ?? found.folder
  const claim = claimAlbum({ root: file.root, folder, tags, isUpload })
  return database.transaction(() => {
    const artistIds = [...new Set(artists.map((name) => artistId(database, name, !isUpload)))]
    const albumArtist = tags.albumArtist ? artistId(database, tags.albumArtist, !isUpload) : artistIds[0]!
    noteAlbumChange(database, file.id, claim)
    const columns = {
      root: file.root,
      path: isUpload ? null : found.path,
      part: cut?.part ?? 0,
      start_sample: cut?.startSample ?? null,
      end_sample: cut?.endSample ?? null,
      owner_id: file.ownerId ?? null,
      size: found.size,
      mtime_ms: found.mtimeMs,
      beside: file.sidecars.stamp,
      audio_key: file.audioKey,
      title: tags.title ?? named.title,
      album_id: albumIdFor(database, claim, file.id, albumArtist),
      album_title: claim.title,
      album_norm: claim.norm,
      album_artist: claim.artist,
      album_folder: claim.folder,
      release_id: claim.releaseId,
      regroup: claim.folder === '' ? 0 : 1,
      track_no: tags.trackNo || named.trackNo,
      disc_no: tags.discNo || 1,
      disc_title: tags.discTitle,
      released_ms: tags.releasedMs,
      year: tags.year,
      duration_ms: tags.durationMs,
      container: file.container,
      codec: file.codec,
      bitrate: tags.bitrate,
      sample_rate: tags.sampleRate,
      bits: tags.bits,
      lossless: tags.lossless ? 1 : 0,
      gain_db: tags.gainDb,
      peak: tags.peak,
      album_gain_db: tags.albumGainDb,
      album_peak: tags.albumPeak,
      cover_key: keepCover(database, file),
      missing: 0,
    }
    const names = Object.keys(columns)
    let song = file.id ?? 0
    database.run(
      `UPDATE song SET path = NULL, missing = 1, regroup = album_folder <> ''
       WHERE path = ? AND part = ? AND id IS NOT ?`,
      found.path,
      columns.part,
      file.id,
    )
    // two statements, because an ON CONFLICT policy would also apply inside the triggers
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
    writeRelated(database, song, artistIds, file)
    database.run('DELETE FROM problem WHERE path = ?', found.path)
    return song
  })
}
