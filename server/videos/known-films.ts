import type { FoundFile } from '../library/walk'
import type { Database } from '../storage/database'
import type { FilmReading } from './read-film'

/** All that the scan learnt about one film. */
interface KeptFilm {
  root: string
  found: Pick<FoundFile, 'path' | 'size' | 'mtimeMs'>
  reading: FilmReading
  beside: string
  cover: { key: string; path: string } | null
  /** The id that it already has, else null. */
  id: number | null
  nowMs: number
}

/** The scan's own view of the films. */
export interface KnownFilms {
  /** Films of that many bytes and milliseconds. */
  alike(size: number, durationMs: number): { id: number; path: string }[]
  keep(film: KeptFilm): void
  markFound(id: number): void
}

export function createKnownFilms(database: Database): KnownFilms {
  return {
    alike: (size, durationMs) =>
      database.all(
        'SELECT id, path FROM video WHERE size = ? AND duration_ms = ? ORDER BY id',
        size,
        durationMs,
      ),
    keep({ root, found, reading, beside, cover, id, nowMs }) {
      const columns = {
        root,
        path: found.path,
        size: found.size,
        mtime_ms: found.mtimeMs,
        beside,
        title: reading.title,
        named: JSON.stringify(reading.artists),
        duration_ms: reading.durationMs,
        height: reading.height,
        container: reading.container,
        cover_key: cover?.key ?? null,
        published_on: reading.publishedOn,
        missing: 0,
      }
      const names = Object.keys(columns)
      database.transaction(() => {
        if (cover)
          database.run(
            "INSERT OR REPLACE INTO cover(key, source, path) VALUES (?, 'file', ?)",
            cover.key,
            cover.path,
          )
        database.run(
          `INSERT INTO video(id, added_ms, ${names.join()}) VALUES (?, ?, ${names.map(() => '?').join()})
           ON CONFLICT(id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join()}`,
          id,
          Math.min(nowMs, found.mtimeMs),
          ...Object.values(columns),
        )
        database.run('DELETE FROM problem WHERE path = ?', found.path)
      })
    },
    markFound: (id) => void database.run('UPDATE video SET missing = 0 WHERE id = ?', id),
  }
}
