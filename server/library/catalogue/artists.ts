import { publishedSql } from './songs'
import type { ArtistEntry } from '../../search/name-index'
import type { Search } from '../../search/search'
import type { Database } from '../../storage/database'
import { availableVideoSql } from './availability'
import type { ArtistDetails } from './albums'
import { artistArea, artistInitial } from './artist-area'
import { describeArtist, type ArtistBiography } from './artist-biography'

interface ArtistQuery {
  /** 7 Chinese, 96 Western, 8 Japanese, 16 Korean, 0 others; -1 for all. */
  area: number
  /** `a` to `z`, `#` for other names; null for all. */
  initial: string | null
  limit: number
  offset: number
}

export interface Artists {
  /** In the given order, without artists that have no playable song. */
  byIds(ids: readonly number[]): Promise<ArtistDetails[]>
  byId(id: number): Promise<ArtistDetails | undefined>
  /** Most played and liked first. */
  list(asked: ArtistQuery): Promise<{ artists: ArtistDetails[]; more: boolean }>
  /**
   * Returns ids of songs: `hot` most played and liked first, `time` latest release first. Who is on no song but has
   * albums, such as those of various artists, has the songs of these.
   */
  songs(id: number, order: 'hot' | 'time', limit: number, offset: number): { ids: number[]; total: number }
  biography(artist: ArtistDetails): ArtistBiography
  /** Which of the artists the listener follows; none for a visitor. */
  followed(listenerId: number | null, ids: readonly number[]): ReadonlySet<number>
}

export function createArtists(database: Database, search: Search): Artists {
  const seen = (entries: readonly ArtistEntry[]): ArtistDetails[] => {
    const asked = JSON.stringify(entries.map(({ id }) => id))
    const rows = database.all<{ id: number; cover: string; videoCount: number }>(
      `SELECT asked.value AS id,
         coalesce((SELECT s.cover_key FROM song_artist sa JOIN active_song s ON s.id = sa.song_id
           WHERE sa.artist_id = asked.value AND s.cover_key IS NOT NULL ORDER BY sa.song_id LIMIT 1),
           'g' || asked.value) AS cover,
         (SELECT count(*) FROM video_artist va JOIN video v ON v.id = va.video_id
           WHERE va.artist_id = asked.value AND ${availableVideoSql('v')}) AS videoCount
       FROM json_each(?) asked`,
      asked,
    )
    const more = new Map(rows.map(({ id, ...row }) => [id, row]))
    return entries.map(({ id, name, songs, albums }) => ({
      id,
      name,
      albumCount: albums.size,
      songCount: songs.size,
      cover: more.get(id)?.cover ?? `g${id}`,
      videoCount: more.get(id)?.videoCount ?? 0,
    }))
  }
  const byIds = async (ids: readonly number[]) => {
    const names = await search.names()
    return seen(ids.flatMap((id) => names.artist(id) ?? []))
  }

  return {
    byIds,
    byId: async (id) => (await byIds([id]))[0],
    async list({ area, initial, limit, offset }) {
      const names = await search.names()
      const fame = search.popularity().artists
      const all = [...names.allArtists()].filter(
        (artist) =>
          (initial === null || artistInitial(artist) === initial) &&
          (area === -1 || artistArea(artist) === area),
      )
      all.sort(
        (one, other) =>
          (fame.get(other.id) ?? 0) - (fame.get(one.id) ?? 0) ||
          other.songs.size - one.songs.size ||
          one.id - other.id,
      )
      return { artists: seen(all.slice(offset, offset + limit)), more: all.length > offset + limit }
    },
    songs(id, order, limit, offset) {
      const idsOf = (from: string) =>
        database
          .all<{ id: number }>(
            `SELECT s.id FROM ${from} = ?
             ORDER BY ${publishedSql} DESC NULLS LAST, s.album_id DESC, s.disc_no, s.track_no, s.id`,
            id,
          )
          .map((row) => row.id)
      const own = idsOf('song_artist sa JOIN active_song s ON s.id = sa.song_id WHERE sa.artist_id')
      const ids =
        own.length > 0 ? own : idsOf('album al JOIN active_song s ON s.album_id = al.id WHERE al.artist_id')
      if (order === 'hot') {
        const { songs } = search.popularity()
        ids.sort((one, other) => (songs.get(other) ?? 0) - (songs.get(one) ?? 0))
      }
      return { ids: ids.slice(offset, offset + limit), total: ids.length }
    },
    biography: (artist) => describeArtist(database, artist),
    followed(listenerId, ids) {
      if (listenerId === null) return new Set()
      const rows = database.all<{ id: number }>(
        `SELECT target_id AS id FROM collected
         WHERE user_id = ? AND kind = 'artist' AND target_id IN (SELECT value FROM json_each(?))`,
        listenerId,
        JSON.stringify(ids),
      )
      return new Set(rows.map(({ id }) => id))
    },
  }
}
