import { albumCoverSql } from '../../library/catalogue/songs'
import type { Database } from '../../storage/database'

/** How many of a playlist's first songs may give covers. */
const tileSongs = 60

/**
 * Returns a function that finds up to four covers for each of several playlists, in the order of their songs. Covers of
 * uploads are used in private playlists only.
 */
export function createTileFinder(database: Database): (ids: readonly number[]) => Map<number, string[]> {
  return (ids) => {
    const rows = database.all<{ list: number; cover: string }>(
      `SELECT p.id AS list, coalesce(s.cover_key, ${albumCoverSql('s.album_id')}) AS cover
       FROM json_each(?) asked JOIN playlist p ON p.id = asked.value
       JOIN playlist_song ps ON ps.playlist_id = p.id AND ps.song_id IN (
         SELECT song_id FROM playlist_song WHERE playlist_id = p.id ORDER BY position DESC LIMIT ${tileSongs})
       JOIN song s ON s.id = ps.song_id
       WHERE s.owner_id IS NULL OR p.privacy <> 0
       GROUP BY p.id, cover ORDER BY max(ps.position) DESC`,
      JSON.stringify(ids),
    )
    const tiles = new Map<number, string[]>()
    for (const { list, cover } of rows) {
      const known = tiles.get(list) ?? []
      if (known.length < 4) tiles.set(list, [...known, cover])
    }
    return tiles
  }
}
