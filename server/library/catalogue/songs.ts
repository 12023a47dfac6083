import type { AudioCodec, AudioContainer } from '../../../src/contract/audio-formats'
import type { Database, SqlValue } from '../../storage/database'
import { withMeasuredSql } from './measured-loudness'
import { relatedSongIds } from './related-songs'
import { availableSql, videoOfSongSql, visibleSongSql, withUploadSql } from './availability'
import type { LyricKind, LyricTexts } from '../files/lyric-kinds'

/** The samples of a file that a song is, from the first to before the last. */
interface SongCut {
  startSample: number
  endSample: number
}

export interface ArtistName {
  id: number
  name: string
}

/** Only uploads have this. */
export interface SongUpload {
  ownerId: number
  /** The name on the listener's device; for display only. */
  fileName: string
  md5: string
  addedMs: number
  /** The song of the library whose names, cover and lyrics the upload shows; null while it shows its own. */
  matchedId: number | null
  /** From the file's tags, or their replacements. */
  title: string
  artist: string
  album: string
}

/** A song of the library or an upload. */
export interface Song {
  id: number
  title: string
  /** Null after another recording has replaced the file. */
  path: string | null
  /** Bytes of its file; of a track that is cut from one, about as many as it takes there. */
  size: number
  /** Set for a track that a cue sheet cuts from its file; null for a song that is the whole of it. */
  cut: SongCut | null
  albumId: number
  albumName: string
  trackNo: number
  discNo: number
  /** The name of its disc, often empty. */
  discTitle: string
  /** Milliseconds since 1970, null when unknown. */
  publishedMs: number | null
  durationMs: number
  container: AudioContainer
  codec: AudioCodec
  /** Bits per second. */
  bitrate: number
  sampleRate: number
  bits: number
  lossless: boolean
  /** ReplayGain 2 in decibels, relative to -18 LUFS, from the tags or as measured; null when unknown. */
  gainDb: number | null
  /** The highest sample, with 1 as full scale; null when unknown. */
  peak: number | null
  /** The same of the whole album. */
  albumGainDb: number | null
  albumPeak: number | null
  /** The cover's key; a song without a picture has a drawn one. */
  cover: string
  addedMs: number
  /** The id of its video, 0 for none. */
  mv: number
  /** False when the file was missing at the last scan, or lies outside the active folders. */
  available: boolean
  /** Whether the file is there, but the asking browser cannot play it and nothing converts it; never `available` then. */
  unplayable: boolean
  /** At least one. */
  artists: ArtistName[]
  /** Null for songs of the library. */
  upload: SongUpload | null
}

type SongRow = Omit<Song, 'artists' | 'cut' | 'lossless' | 'available' | 'unplayable' | 'upload'> & {
  startSample: number | null
  endSample: number | null
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

/** Returns SQL for the key of an album's cover: that of its first song with a picture, else a drawn one. */
export const albumCoverSql = (albumId: string) => `coalesce((
  SELECT cover_key FROM active_song WHERE album_id = ${albumId} AND cover_key IS NOT NULL
  ORDER BY disc_no, track_no, id LIMIT 1), 'g' || ${albumId})`

/** 1 January when only the year is known. */
export const publishedSql = `coalesce(s.released_ms, CASE WHEN s.year IS NOT NULL
  THEN CAST(strftime('%s', printf('%04d-01-01', s.year)) AS INTEGER) * 1000 END)`

/** SQL for the path of a song `s` with upload `u`. Equal uploads of two listeners share a file. */
export const pathSql = "coalesce(s.path, s.root || '/' || u.md5 || '.' || s.container)"

/** `s` is the song, `u` its upload or null, `n` the song whose names it shows. */
const songSql = `
  SELECT s.id, n.title, ${pathSql} AS path, s.size, n.album_id AS albumId, al.name AS albumName,
    n.track_no AS trackNo, n.disc_no AS discNo, n.disc_title AS discTitle, ${publishedSql} AS publishedMs,
    s.duration_ms AS durationMs, s.container, s.codec, s.start_sample AS startSample, s.end_sample AS endSample,
    s.bitrate, s.sample_rate AS sampleRate, s.bits, s.lossless,
    coalesce(s.gain_db, ml.gain_db) AS gainDb, coalesce(ml.peak, s.peak) AS peak,
    s.album_gain_db AS albumGainDb, s.album_peak AS albumPeak,
    coalesce(n.cover_key, ${albumCoverSql('n.album_id')}) AS cover, s.added_ms AS addedMs,
    ${videoOfSongSql('n.id')} AS mv, ${availableSql} AS available,
    u.user_id AS ownerId, u.file_name AS fileName, u.md5, u.matched_song_id AS matchedId, u.added_ms AS uploadedMs,
    s.title AS ownTitle,
    CASE WHEN u.song_id IS NULL THEN '' ELSE (SELECT name FROM album WHERE id = s.album_id) END AS ownAlbum
  FROM ${withUploadSql} ${withMeasuredSql}
    JOIN song n ON n.id = coalesce(u.matched_song_id, s.id) JOIN album al ON al.id = n.album_id`

type PlaysFormat = (format: Pick<Song, 'container' | 'codec' | 'cut'>) => boolean

export interface Songs {
  /** In the given order, without unknown ids. Songs with a missing file are included. */
  byIds(ids: readonly number[]): Song[]
  byId(id: number): Song | undefined
  /** Ids of the album's songs in its order. */
  ofAlbum(albumId: number, limit: number): number[]
  count(): number
  lyrics(id: number): LyricTexts
  /** Songs that can replace one, best first; see {@link relatedSongIds}. */
  related(id: number): Song[]
  /**
   * Returns the same songs together with the listener's own uploads; null for none, as here.
   * @param plays whether songs of a format can be sent to the listener's browser; all can by default
   */
  visibleTo(listenerId: number | null, plays?: PlaysFormat): Songs
}

export function createSongs(
  database: Database,
  listenerId: number | null = null,
  plays: PlaysFormat = () => true,
): Songs {
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
    const { ownerId, fileName, md5, matchedId, uploadedMs, ownTitle, ownAlbum, ...rest } = row
    const { startSample, endSample, ...facts } = rest
    const cut = startSample === null || endSample === null ? null : { startSample, endSample }
    const size = cut ? Math.round((facts.bitrate * facts.durationMs) / 8000) : facts.size
    const song = { ...facts, cut, size }
    const own = artists.get(song.id) ?? []
    const isPlayed = plays(song)
    const artist = own.map(({ name }) => name).join('/')
    const upload = { fileName, md5, addedMs: uploadedMs, matchedId, title: ownTitle, artist, album: ownAlbum }
    return {
      ...song,
      lossless: song.lossless === 1,
      available: song.available === 1 && isPlayed,
      unplayable: song.available === 1 && !isPlayed,
      artists: matchedId === null ? own : (artists.get(matchedId) ?? []),
      upload: ownerId === null ? null : { ownerId, ...upload },
    }
  }
  const find = (rest: string, ...cells: SqlValue[]): Song[] => {
    const rows = database.all<SongRow>(`${songSql} ${rest}`, ...cells)
    const artists = artistsOf(
      rows.flatMap(({ id, matchedId }) => (matchedId === null ? [id] : [id, matchedId])),
    )
    return rows.map((row) => whole(row, artists))
  }
  const byIds = (ids: readonly number[]): Song[] => {
    const found = find(
      `WHERE s.id IN (SELECT value FROM json_each(?)) AND ${visibleSongSql}`,
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
    count: () => database.first<{ count: number }>('SELECT count(*) AS count FROM active_song')?.count ?? 0,
    lyrics(id) {
      const rows = database.all<{ kind: LyricKind; text: string; own: number }>(
        `SELECT l.kind, l.text, l.song_id = s.id AS own FROM ${withUploadSql}
         JOIN lyric l ON l.song_id IN (s.id, u.matched_song_id) WHERE s.id = ? AND ${visibleSongSql}`,
        id,
        listenerId,
      )
      // a matched upload shows the lyrics of its match, and its own only when that has none
      const borrowed = rows.filter(({ own }) => own === 0)
      const kinds = borrowed.length > 0 ? borrowed : rows
      return Object.fromEntries(kinds.map(({ kind, text }) => [kind, text]))
    },
    related: (id) => byIds(relatedSongIds(database, id, listenerId)),
    visibleTo: (id, plays) => createSongs(database, id, plays),
  }
}
