import type { Cell, Database } from '../storage/database'
import { availableSql } from './heard'
import type { LyricKind, LyricTexts } from './lyric-kinds'
import { filmOfSongSql } from '../videos/seen'

export interface ArtistName {
  id: number
  name: string
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
  /** Cover key; always there, as a song without a picture has a drawn one. */
  cover: string
  addedMs: number
  /** The id of its film, 0 for none. */
  mv: number
  /** False when the file was gone at the last look, or lies outside the folders in use. */
  available: boolean
  /** At least one. */
  artists: ArtistName[]
}

type SongRow = Omit<Song, 'artists' | 'lossless' | 'available'> & { lossless: number; available: number }

/** SQL for the key of an album's cover: that of its first song with a picture, else the drawn one. */
export const albumCoverSql = (albumId: string) => `coalesce((
  SELECT cover_key FROM heard WHERE album_id = ${albumId} AND cover_key IS NOT NULL
  ORDER BY disc_no, track_no, id LIMIT 1), 'g' || ${albumId})`

/** Midnight of 1 January when only the year is known. */
export const publishedSql = `coalesce(s.released_ms, CASE WHEN s.year IS NOT NULL
  THEN CAST(strftime('%s', printf('%04d-01-01', s.year)) AS INTEGER) * 1000 END)`

const songSql = `
  SELECT s.id, s.title, s.path, s.size, s.album_id AS albumId, al.name AS albumName, s.track_no AS trackNo,
    s.disc_no AS discNo, ${publishedSql} AS publishedMs, s.duration_ms AS durationMs, s.codec, s.bitrate,
    s.sample_rate AS sampleRate, s.bits, s.lossless, coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover,
    s.added_ms AS addedMs, ${filmOfSongSql('s.id')} AS mv, ${availableSql} AS available
  FROM song s JOIN album al ON al.id = s.album_id`

export interface Songs {
  /** In the order asked for; unknown ids are left out, ones whose file is gone are not. */
  byIds(ids: readonly number[]): Song[]
  byId(id: number): Song | undefined
  ofAlbum(albumId: number): Song[]
  count(): number
  lyrics(id: number): LyricTexts
}

export function createSongs(database: Database): Songs {
  const withArtists = (rows: SongRow[]): Song[] => {
    const named = database.all<ArtistName & { songId: number }>(
      `SELECT sa.song_id AS songId, ar.id, ar.name FROM song_artist sa JOIN artist ar ON ar.id = sa.artist_id
       WHERE sa.song_id IN (SELECT value FROM json_each(?)) ORDER BY sa.song_id, sa.position`,
      JSON.stringify(rows.map(({ id }) => id)),
    )
    const artists = new Map(rows.map(({ id }) => [id, [] as ArtistName[]]))
    for (const { songId, id, name } of named) artists.get(songId)?.push({ id, name })
    return rows.map((row) => ({
      ...row,
      lossless: row.lossless === 1,
      available: row.available === 1,
      artists: artists.get(row.id) ?? [],
    }))
  }
  const find = (rest: string, ...cells: Cell[]) =>
    withArtists(database.all<SongRow>(`${songSql} ${rest}`, ...cells))
  const byIds = (ids: readonly number[]): Song[] => {
    const found = find('WHERE s.id IN (SELECT value FROM json_each(?))', JSON.stringify(ids))
    const known = new Map(found.map((song) => [song.id, song]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }
  return {
    byIds,
    byId: (id) => byIds([id])[0],
    ofAlbum: (albumId) =>
      find(
        `WHERE s.album_id = ? AND s.owner_id IS NULL AND ${availableSql} ORDER BY s.disc_no, s.track_no, s.title, s.id`,
        albumId,
      ),
    count: () => database.first<{ count: number }>('SELECT count(*) AS count FROM heard')?.count ?? 0,
    lyrics: (id) =>
      Object.fromEntries(
        database
          .all<{ kind: LyricKind; text: string }>('SELECT kind, text FROM lyric WHERE song_id = ?', id)
          .map(({ kind, text }) => [kind, text]),
      ),
  }
}
