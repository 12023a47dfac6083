import { relative, sep } from 'node:path'
import type { Database } from '../../storage/database'
import { availableSql } from './availability'

/**
 * Returns a function that finds the paths of songs of the library by their ids, with `/` between the names: relative to
 * the music folder, or absolute where there are several. Uploads have none.
 * @param roots absolute paths of the music folders
 */
export function createSongPaths(
  database: Database,
  roots: readonly string[],
): (ids: readonly number[]) => ReadonlyMap<number, string> {
  return (ids) => {
    const rows = database.all<{ id: number; root: string; path: string }>(
      `SELECT s.id, s.root, s.path FROM song s
       WHERE s.id IN (SELECT value FROM json_each(?)) AND s.owner_id IS NULL AND ${availableSql}`,
      JSON.stringify(ids),
    )
    return new Map(
      rows.map(({ id, root, path }) => {
        const told = roots.length === 1 ? relative(root, path) : path
        return [id, told.replaceAll(sep, '/')]
      }),
    )
  }
}
