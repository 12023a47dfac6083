import type { FoundFile } from '../files/walk-folder'
import type { Database } from '../../storage/database'
import type { VideoReading } from '../files/read-video'

/** Everything that a scan knows about one video. */
interface SavedVideo {
  root: string
  found: Pick<FoundFile, 'path' | 'size' | 'mtimeMs'>
  reading: VideoReading
  sidecarStamp: string
  cover: { key: string; path: string } | null
  /** Its existing id, else null. */
  id: number | null
  nowMs: number
}

/** The scan's view of the stored videos. */
export interface KnownVideos {
  /** Videos of this size in bytes and duration. */
  withSizeAndDuration(size: number, durationMs: number): { id: number; path: string }[]
  save(video: SavedVideo): void
  markFound(id: number): void
}

export function createKnownVideos(database: Database): KnownVideos {
  return {
    withSizeAndDuration: (size, durationMs) =>
      database.all(
        'SELECT id, path FROM video WHERE size = ? AND duration_ms = ? ORDER BY id',
        size,
        durationMs,
      ),
    save({ root, found, reading, sidecarStamp, cover, id, nowMs }) {
      const columns = {
        root,
        path: found.path,
        size: found.size,
        mtime_ms: found.mtimeMs,
        beside: sidecarStamp,
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
