import type { Database } from '../../storage/database'
import { normaliseName } from '../../text/names'

/**
 * Returns the id of the artist with this name. There is one row for each normalised name; it is created where there is
 * none.
 * @param respell whether the row takes this spelling
 */
export function artistId(database: Database, name: string, respell = false): number {
  const norm = normaliseName(name)
  const sql = 'SELECT id, name FROM artist WHERE norm = ?'
  const known = database.first<{ id: number; name: string }>(sql, norm)
  if (!known) return database.run('INSERT INTO artist(name, norm) VALUES (?, ?)', name, norm).id
  if (respell && known.name !== name) database.run('UPDATE artist SET name = ? WHERE id = ?', name, known.id)
  return known.id
}
