import type { SqlValue, Database } from '../../storage/database'
import { normaliseName } from '../../text/names'
import { albumCoverSql, type ArtistName } from './songs'
import { availableVideoSql } from './availability'

/** A video of the library whose file exists in an active folder. */
export interface Video {
  id: number
  title: string
  /** At least one. */
  artists: ArtistName[]
  /** The song that it belongs to, null when none is known. */
  songId: number | null
  durationMs: number
  /** In pixels; 0 when unknown. */
  height: number
  container: 'mp4' | 'webm'
  path: string
  size: number
  /** A day such as `2014-10-13`, null when unknown. */
  publishedOn: string | null
  addedMs: number
  cover: string
  /** How often listeners have asked for its stream. */
  plays: number
}

type VideoRow = Omit<Video, 'artists'>

export interface Videos {
  byId(id: number): Video | undefined
  newest(limit: number, offset?: number): Video[]
  /** Newest first. */
  ofArtist(artistId: number, limit: number, offset?: number): { videos: Video[]; total: number }
  /** Videos whose title and artists contain every word, most watched first. */
  search(keywords: string, limit: number, offset: number): { videos: Video[]; total: number }
  /** Videos by the same artists, then of the same genres, then the newest. */
  similar(id: number, limit: number): Video[]
  /** Counts a view, at most one a minute for each listener and video. */
  watched(id: number, listenerId: number): void
}

const select = `
  SELECT v.id, v.title, v.song_id AS songId, v.duration_ms AS durationMs, v.height, v.container, v.path, v.size,
    v.published_on AS publishedOn, v.added_ms AS addedMs, v.plays,
    coalesce(v.cover_key, (SELECT coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) FROM active_song s
      WHERE s.id = v.song_id), 'g' || v.id) AS cover
  FROM json_each(?) asked JOIN video v ON v.id = asked.value ORDER BY asked.key`

const byAge = 'ORDER BY v.added_ms DESC, v.id DESC LIMIT ? OFFSET ?'
const watchedAgainMs = 60_000

/** @param now milliseconds since 1970 */
export function createVideos(database: Database, now: () => number): Videos {
  const withArtists = (rows: VideoRow[]): Video[] => {
    const named = database.all<ArtistName & { videoId: number }>(
      `SELECT va.video_id AS videoId, ar.id, ar.name FROM video_artist va JOIN artist ar ON ar.id = va.artist_id
       WHERE va.video_id IN (SELECT value FROM json_each(?)) ORDER BY va.video_id, va.position`,
      JSON.stringify(rows.map(({ id }) => id)),
    )
    const artists = new Map(rows.map(({ id }) => [id, [] as ArtistName[]]))
    for (const { videoId, id, name } of named) artists.get(videoId)?.push({ id, name })
    return rows.map((row) => ({ ...row, artists: artists.get(row.id) ?? [] }))
  }
  /** Selects ids first, so that covers are looked up only for the result. */
  const find = (rest: string, ...cells: SqlValue[]) => {
    const ids = database.all<{ id: number }>(
      `SELECT v.id FROM video v WHERE ${availableVideoSql('v')} ${rest}`,
      ...cells,
    )
    return withArtists(database.all<VideoRow>(select, JSON.stringify(ids.map(({ id }) => id))))
  }
  const count = (rest: string, ...cells: SqlValue[]) =>
    database.first<{ count: number }>(
      `SELECT count(*) AS count FROM video v WHERE ${availableVideoSql('v')} ${rest}`,
      ...cells,
    )!.count
  const lately = new Map<string, number>()

  return {
    byId: (id) => find('AND v.id = ?', id)[0],
    newest: (limit, offset = 0) => find(byAge, limit, offset),
    ofArtist(artistId, limit, offset = 0) {
      const his = 'AND v.id IN (SELECT video_id FROM video_artist WHERE artist_id = ?)'
      return {
        videos: find(`${his} ${byAge}`, artistId, limit, offset),
        total: count(his, artistId),
      }
    },
    search(keywords, limit, offset) {
      const words = normaliseName(keywords).split(' ').filter(Boolean).slice(0, 16)
      if (words.length === 0) return { videos: [], total: 0 }
      const all = words.map(() => 'AND instr(v.sought, ?) > 0').join(' ')
      const order = 'ORDER BY v.plays DESC, v.added_ms DESC, v.id DESC LIMIT ? OFFSET ?'
      return { videos: find(`${all} ${order}`, ...words, limit, offset), total: count(all, ...words) }
    },
    similar: (id, limit) =>
      find(
        `AND v.id <> ?1 ORDER BY
           (v.id IN (SELECT video_id FROM video_artist WHERE artist_id IN
             (SELECT artist_id FROM video_artist WHERE video_id = ?1))) DESC,
           (v.song_id IN (SELECT song_id FROM song_genre WHERE genre IN
             (SELECT genre FROM song_genre WHERE song_id = (SELECT song_id FROM video WHERE id = ?1)))) IS 1 DESC,
           v.added_ms DESC, v.id DESC LIMIT ?2`,
        id,
        limit,
      ),
    watched(id, listenerId) {
      const at = now()
      for (const [key, before] of lately) if (at - before >= watchedAgainMs || before > at) lately.delete(key)
      const key = `${listenerId} ${id}`
      if (lately.has(key)) return
      lately.set(key, at)
      database.run('UPDATE video SET plays = plays + 1 WHERE id = ?', id)
    },
  }
}
