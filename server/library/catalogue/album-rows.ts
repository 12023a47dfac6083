import type { Database } from '../../storage/database'

/** What tells an album from others. */
export interface AlbumIdentity {
  /** The normalised name. */
  norm: string
  /** The folder or MusicBrainz id that holds it together; empty where its artist does. */
  scope: string
  /** Tells albums apart where `scope` is empty. */
  artistId: number
}

/** Returns the id of an album, null when there is none. */
export function findAlbum(database: Database, { norm, scope, artistId }: AlbumIdentity): number | null {
  const found =
    scope === ''
      ? database.first<{ id: number }>(
          "SELECT id FROM album WHERE norm = ? AND artist_id = ? AND scope = ''",
          norm,
          artistId,
        )
      : database.first<{ id: number }>('SELECT id FROM album WHERE scope = ? AND norm = ?', scope, norm)
  return found?.id ?? null
}

/** Creates an album. Returns its id. */
export function addAlbum(database: Database, name: string, { norm, scope, artistId }: AlbumIdentity): number {
  const sql = 'INSERT INTO album(name, norm, artist_id, scope) VALUES (?, ?, ?, ?)'
  return database.run(sql, name, norm, artistId, scope).id
}
