import type { Album, Artist } from '../../library/catalogue/albums'
import { albumCoverSql, publishedSql } from '../../library/catalogue/songs'
import type { Database } from '../../storage/database'
import { availableVideoSql } from '../../library/catalogue/availability'

/** A collected album. It has no songs when all of them were retagged or deleted. */
export interface CollectedAlbum extends Omit<Album, 'addedMs'> {
  /** Milliseconds since 1970. */
  collectedMs: number
}

export interface CollectedArtist extends Artist {
  videoCount: number
}

/** A page of collected items, latest first. */
interface Part<T> {
  items: T[]
  total: number
}

export interface CollectedItems {
  albums(userId: number, limit: number, offset: number): Part<CollectedAlbum>
  artists(userId: number, limit: number, offset: number): Part<CollectedArtist>
}

type AlbumRow = Omit<CollectedAlbum, 'artist'> & { artistId: number; artistName: string }

const albumSql = `
  SELECT al.id, al.name, ar.id AS artistId, ar.name AS artistName, ${albumCoverSql('al.id')} AS cover,
    (SELECT count(*) FROM active_song s WHERE s.album_id = al.id) AS size,
    (SELECT max(${publishedSql}) FROM active_song s WHERE s.album_id = al.id) AS publishedMs, c.added_ms AS collectedMs
  FROM collected c JOIN album al ON al.id = c.target_id JOIN artist ar ON ar.id = al.artist_id
  WHERE c.user_id = ? AND c.kind = 'album'`

const artistSql = `
  SELECT ar.id, ar.name,
    (SELECT count(*) FROM album al WHERE al.artist_id = ar.id
     AND EXISTS (SELECT 1 FROM active_song s WHERE s.album_id = al.id)) AS albumCount,
    (SELECT count(*) FROM song_artist sa JOIN active_song s ON s.id = sa.song_id WHERE sa.artist_id = ar.id) AS songCount,
    (SELECT count(*) FROM video_artist va JOIN video v ON v.id = va.video_id
     WHERE va.artist_id = ar.id AND ${availableVideoSql('v')}) AS videoCount,
    coalesce((SELECT s.cover_key FROM song_artist sa JOIN active_song s ON s.id = sa.song_id
     WHERE sa.artist_id = ar.id AND s.cover_key IS NOT NULL ORDER BY s.id LIMIT 1), 'g' || ar.id) AS cover
  FROM collected c JOIN artist ar ON ar.id = c.target_id WHERE c.user_id = ? AND c.kind = 'artist'`

const latestFirst = 'ORDER BY c.added_ms DESC, c.target_id DESC LIMIT ? OFFSET ?'

export function createCollectedItems(database: Database): CollectedItems {
  const total = (userId: number, kind: 'album' | 'artist') =>
    database.first<{ total: number }>(
      `SELECT count(*) AS total FROM collected c JOIN ${kind} ON ${kind}.id = c.target_id
       WHERE c.user_id = ? AND c.kind = ?`,
      userId,
      kind,
    )!.total
  return {
    albums(userId, limit, offset) {
      const rows = database.all<AlbumRow>(`${albumSql} ${latestFirst}`, userId, limit, offset)
      const items = rows.map(({ artistId, artistName, ...album }) => ({
        ...album,
        artist: { id: artistId, name: artistName },
      }))
      return { items, total: total(userId, 'album') }
    },
    artists: (userId, limit, offset) => ({
      items: database.all<CollectedArtist>(`${artistSql} ${latestFirst}`, userId, limit, offset),
      total: total(userId, 'artist'),
    }),
  }
}
