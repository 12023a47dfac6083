import type { Cell, Database } from '../storage/database'
import { alikeIds } from './alike-ids'
import { availableSql, seenSql, withUploadSql } from './heard'
import type { LyricKind, LyricTexts } from './lyric-kinds'
import { filmOfSongSql } from '../videos/seen'

export interface ArtistName {
  id: number
  name: string
}

/** What only a listener's own upload has. */
export interface SongUpload {
  ownerId: number
  /** As the listener's machine named the file; for display only. */
  fileName: string
  md5: string
  addedMs: number
  /** The library's song whose names, cover and words the upload bears; null while it bears its own. */
  matchedId: number | null
  /** What the file itself says, or stands in for what it does not. */
  title: string
  artist: string
  album: string
}

/** A recording of the library as the answers need it. */
export interface Song {
  id: number
  title: string
  /** Null once the file has been seen to be replaced by another recording. */
  path: string | null
  size: number
  albumId: number
  albumName: string
  trackNo: number
  discNo: number
  /** Milliseconds since 1970, null when unknown. */
  publishedMs: number | null
  durationMs: number
  codec: 'mp3' | 'flac'
  /** Bits a second. */
  bitrate: number
  sampleRate: number
  bits: number
  lossless: boolean
  /** How much louder it should be played to sound as loud as others (ReplayGain 2, -18 LUFS); null when untold. */
  gainDb: number | null
  /** Its highest sample, 1 being full scale; null when untold. */
  peak: number | null
  /** Cover key; always there, as a song without a picture has a drawn one. */
  cover: string
  addedMs: number
  /** The id of its film, 0 for none. */
  mv: number
  /** False when the file was gone at the last look, or lies outside the folders in use. */
  available: boolean
  /** At least one. */
  artists: ArtistName[]
  /** Null for the library's own songs. */
  upload: SongUpload | null
}

type SongRow = Omit<Song, 'artists' | 'lossless' | 'available' | 'upload'> & {
  lossless: number
  available: number
  ownerId: number | null
  fileName: string
  md5: string
  matchedId: number | null
  uploadedMs: number
  ownTitle: string
  ownAlbum: string
}

/** SQL for the key of an album's cover: that of its first song with a picture, else the drawn one. */
export const albumCoverSql = (albumId: string) => `coalesce((
  SELECT cover_key FROM heard WHERE album_id = ${albumId} AND cover_key IS NOT NULL
  ORDER BY disc_no, track_no, id LIMIT 1), 'g' || ${albumId})`

/** Midnight of 1 January when only the year is known. */
export const publishedSql = `coalesce(s.released_ms, CASE WHEN s.year IS NOT NULL
  THEN CAST(strftime('%s', printf('%04d-01-01', s.year)) AS INTEGER) * 1000 END)`

/** SQL for the file of a song `s` whose upload, if it is one, is `u`: bytes that two listeners uploaded lie there once. */
export const pathSql = "coalesce(s.path, s.root || '/' || u.md5 || '.' || s.codec)"

/** `s` is the song, `u` its upload if it is one, `n` the song whose names it bears. */
const songSql = `
  SELECT s.id, n.title, ${pathSql} AS path, s.size, n.album_id AS albumId, al.name AS albumName,
    n.track_no AS trackNo, n.disc_no AS discNo, ${publishedSql} AS publishedMs, s.duration_ms AS durationMs, s.codec,
    s.bitrate, s.sample_rate AS sampleRate, s.bits, s.lossless, s.gain_db AS gainDb, s.peak,
    coalesce(n.cover_key, ${albumCoverSql('n.album_id')}) AS cover, s.added_ms AS addedMs,
    ${filmOfSongSql('n.id')} AS mv, ${availableSql} AS available,
    u.user_id AS ownerId, u.file_name AS fileName, u.md5, u.matched_song_id AS matchedId, u.added_ms AS uploadedMs,
    s.title AS ownTitle,
    CASE WHEN u.song_id IS NULL THEN '' ELSE (SELECT name FROM album WHERE id = s.album_id) END AS ownAlbum
  FROM ${withUploadSql}
    JOIN song n ON n.id = coalesce(u.matched_song_id, s.id) JOIN album al ON al.id = n.album_id`

export interface Songs {
  /** In the order asked for; unknown ids are left out, ones whose file is gone are not. */
  byIds(ids: readonly number[]): Song[]
  byId(id: number): Song | undefined
  /** Ids of the album's first songs, in its order. */
  ofAlbum(albumId: number, limit: number): number[]
  count(): number
  lyrics(id: number): LyricTexts
  /** Other songs that may sound in place of one, likeliest first; see {@link alikeIds}. */
  alike(id: number): Song[]
  /** The same songs and, found by their ids, the listener's own uploads; null for none, as it is here. */
  seenBy(listenerId: number | null): Songs
}

export function createSongs(database: Database, listenerId: number | null = null): Songs {
  const artistsOf = (ids: readonly number[]): ReadonlyMap<number, ArtistName[]> => {
    const named = database.all<ArtistName & { songId: number }>(
      `SELECT sa.song_id AS songId, ar.id, ar.name FROM song_artist sa JOIN artist ar ON ar.id = sa.artist_id
       WHERE sa.song_id IN (SELECT value FROM json_each(?)) ORDER BY sa.song_id, sa.position`,
      JSON.stringify(ids),
    )
    const artists = new Map(ids.map((id) => [id, [] as ArtistName[]]))
    for (const { songId, id, name } of named) artists.get(songId)?.push({ id, name })
    return artists
  }
  const whole = (row: SongRow, artists: ReadonlyMap<number, ArtistName[]>): Song => {
    const { ownerId, fileName, md5, matchedId, uploadedMs, ownTitle, ownAlbum, ...song } = row
    const own = artists.get(song.id) ?? []
    const artist = own.map(({ name }) => name).join('/')
    const upload = { fileName, md5, addedMs: uploadedMs, matchedId, title: ownTitle, artist, album: ownAlbum }
    return {
      ...song,
      lossless: song.lossless === 1,
      available: song.available === 1,
      artists: matchedId === null ? own : (artists.get(matchedId) ?? []),
      upload: ownerId === null ? null : { ownerId, ...upload },
    }
  }
  const find = (rest: string, ...cells: Cell[]): Song[] => {
    const rows = database.all<SongRow>(`${songSql} ${rest}`, ...cells)
    const artists = artistsOf(
      rows.flatMap(({ id, matchedId }) => (matchedId === null ? [id] : [id, matchedId])),
    )
    return rows.map((row) => whole(row, artists))
  }
  const byIds = (ids: readonly number[]): Song[] => {
    const found = find(
      `WHERE s.id IN (SELECT value FROM json_each(?)) AND ${seenSql}`,
      JSON.stringify(ids),
      listenerId,
    )
    const known = new Map(found.map((song) => [song.id, song]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  return {
    byIds,
    byId: (id) => byIds([id])[0],
    ofAlbum: (albumId, limit) =>
      database
        .all<{ id: number }>(
          `SELECT s.id FROM song s WHERE s.album_id = ? AND s.owner_id IS NULL AND ${availableSql}
           ORDER BY s.disc_no, s.track_no, s.title, s.id LIMIT ?`,
          albumId,
          limit,
        )
        .map(({ id }) => id),
    count: () => database.first<{ count: number }>('SELECT count(*) AS count FROM heard')?.count ?? 0,
    lyrics(id) {
      const rows = database.all<{ kind: LyricKind; text: string; own: number }>(
        `SELECT l.kind, l.text, l.song_id = s.id AS own FROM ${withUploadSql}
         JOIN lyric l ON l.song_id IN (s.id, u.matched_song_id) WHERE s.id = ? AND ${seenSql}`,
        id,
        listenerId,
      )
      // a matched upload has the words of its match, and its own only when that has none
      const borrowed = rows.filter(({ own }) => own === 0)
      const kinds = borrowed.length > 0 ? borrowed : rows
      return Object.fromEntries(kinds.map(({ kind, text }) => [kind, text]))
    },
    alike: (id) => byIds(alikeIds(database, id, listenerId)),
    seenBy: (id) => createSongs(database, id),
  }
}
