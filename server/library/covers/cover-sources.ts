import type { Database } from '../../storage/database'
import { pathSql } from '../catalogue/songs'

/** Where a picture can be read: an image file, or the audio file that contains it. */
export interface CoverSource {
  source: 'embedded' | 'file'
  path: string
}

export interface CoverSources {
  /** Where the picture with this key lies. */
  find(key: string): CoverSource | undefined
  /** Whether an album, artist, video or listener has this id, so that a cover may be drawn for it. */
  known(id: number): boolean
}

export function createCoverSources(database: Database): CoverSources {
  return {
    find(key) {
      const kept = database.first<CoverSource>('SELECT source, path FROM cover WHERE key = ?', key)
      if (kept?.source !== 'embedded') return kept
      const song = database.first<{ path: string }>(
        `SELECT path FROM (
           SELECT path FROM active_song WHERE cover_key = ?1 AND path IS NOT NULL
           UNION ALL SELECT ${pathSql} FROM upload u JOIN song s ON s.id = u.song_id
             WHERE s.cover_key = ?1 AND NOT s.missing)
         ORDER BY path = ?2 DESC LIMIT 1`,
        key,
        kept.path,
      )
      return song ? { source: 'embedded', path: song.path } : kept
    },
    known: (id) =>
      database.first(
        `SELECT 1 FROM album WHERE id = ?1 UNION ALL SELECT 1 FROM artist WHERE id = ?1
         UNION ALL SELECT 1 FROM video WHERE id = ?1 UNION ALL SELECT 1 FROM user WHERE id = ?1`,
        id,
      ) !== undefined,
  }
}
