import type { Database, SqlValue } from '../../storage/database'
import { albumCoverSql, type ArtistName, publishedSql } from './songs'

/** An artist on their own page and in lists. */
export interface ArtistDetails extends Artist {
  videoCount: number
}

/** An album with at least one playable song. */
export interface Album {
  id: number
  name: string
  artist: ArtistName
  /** Number of songs in the library. */
  size: number
  cover: string
  publishedMs: number | null
  /** When its newest song was added. */
  addedMs: number
}

/** An artist with counts and cover. */
export interface Artist extends ArtistName {
  albumCount: number
  songCount: number
  cover: string
}

export interface Albums {
  byId(id: number): Album | undefined
  /** In the given order, without albums that have no playable song. */
  byIds(ids: readonly number[]): Album[]
  /** Albums of which they are the main artist, latest release first. */
  ofArtist(artistId: number, limit: number, offset: number): Album[]
  /** Albums that hold a song by them, whoever made the album; latest release first. */
  withSongsBy(artistId: number, limit: number, offset: number): Album[]
  artist(id: number): Artist | undefined
}

type AlbumRow = Omit<Album, 'artist'> & { artistId: number; artistName: string }

const albumSql = `
  SELECT al.id, al.name, ar.id AS artistId, ar.name AS artistName, count(*) AS size,
    ${albumCoverSql('al.id')} AS cover, max(${publishedSql}) AS publishedMs, max(s.added_ms) AS addedMs
  FROM active_song s JOIN album al ON al.id = s.album_id JOIN artist ar ON ar.id = al.artist_id`

export function createAlbums(database: Database): Albums {
  const find = (rest: string, ...cells: SqlValue[]): Album[] =>
    database
      .all<AlbumRow>(`${albumSql} ${rest}`, ...cells)
      .map(({ artistId, artistName, ...album }) => ({ ...album, artist: { id: artistId, name: artistName } }))
  return {
    byId: (id) => find('WHERE al.id = ? GROUP BY al.id', id)[0],
    byIds(ids) {
      const found = find(
        'WHERE al.id IN (SELECT value FROM json_each(?)) GROUP BY al.id',
        JSON.stringify(ids),
      )
      const known = new Map(found.map((album) => [album.id, album]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    ofArtist: (artistId, limit, offset) =>
      find(
        `WHERE al.artist_id = ? GROUP BY al.id ORDER BY publishedMs DESC NULLS LAST, al.id DESC LIMIT ? OFFSET ?`,
        artistId,
        limit,
        offset,
      ),
    withSongsBy: (artistId, limit, offset) =>
      find(
        `WHERE al.id IN (SELECT own.album_id FROM song_artist sa JOIN active_song own ON own.id = sa.song_id
           WHERE sa.artist_id = ?)
         GROUP BY al.id ORDER BY publishedMs DESC NULLS LAST, al.id DESC LIMIT ? OFFSET ?`,
        artistId,
        limit,
        offset,
      ),
    artist: (id) =>
      database.first<Artist>(
        `SELECT ar.id, ar.name,
           (SELECT count(DISTINCT s.album_id) FROM active_song s JOIN album al ON al.id = s.album_id
            WHERE al.artist_id = ar.id) AS albumCount,
           (SELECT count(*) FROM active_song s JOIN song_artist sa ON sa.song_id = s.id
            WHERE sa.artist_id = ar.id) AS songCount,
           coalesce((SELECT s.cover_key FROM active_song s JOIN song_artist sa ON sa.song_id = s.id
            WHERE sa.artist_id = ar.id AND s.cover_key IS NOT NULL ORDER BY s.id LIMIT 1), 'g' || ar.id) AS cover
         FROM artist ar WHERE ar.id = ?`,
        id,
      ),
  }
}
