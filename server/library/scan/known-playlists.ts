import type { FoundFile } from '../files/walk-folder'
import type { Database } from '../../storage/database'
import type { PlaylistReading } from '../files/read-playlist'

/** Everything that a scan knows about one playlist file. */
interface SavedPlaylist {
  root: string
  found: Pick<FoundFile, 'path' | 'size' | 'mtimeMs'>
  reading: PlaylistReading
  /** Its existing id, else null. */
  id: number | null
}

/** The scan's view of the stored playlist files. */
export interface KnownPlaylists {
  /** Files with the same bytes, and the one that was known under the path. */
  alike(content: string, path: string): { id: number; path: string }[]
  save(playlist: SavedPlaylist): void
  markFound(id: number): void
}

export function createKnownPlaylists(database: Database): KnownPlaylists {
  return {
    alike: (content, path) =>
      database.all(
        'SELECT id, path FROM playlist_file WHERE content = ?1 OR path = ?2 ORDER BY path = ?2 DESC, id',
        content,
        path,
      ),
    save({ root, found, reading, id }) {
      const columns = {
        root,
        path: found.path,
        size: found.size,
        mtime_ms: found.mtimeMs,
        content: reading.content,
        name: reading.name,
        entries: JSON.stringify(reading.entries),
        missing: 0,
      }
      const names = Object.keys(columns)
      database.transaction(() => {
        database.run(
          `INSERT INTO playlist_file(id, ${names.join()}) VALUES (?, ${names.map(() => '?').join()})
           ON CONFLICT(id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join()}`,
          id,
          ...Object.values(columns),
        )
        database.run('DELETE FROM problem WHERE path = ?', found.path)
      })
    },
    markFound: (id) => void database.run('UPDATE playlist_file SET missing = 0 WHERE id = ?', id),
  }
}
