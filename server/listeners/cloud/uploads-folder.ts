import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../storage/database'
import { partialFileName } from './receive-file'

const storedName = /^[0-9a-f]{32}\.(mp3|flac)$/

/**
 * Makes the folder consistent with the database: deletes incomplete files and files without a row, marks rows without a
 * file as missing, and updates rows after the folder was moved. Leaves files with other names alone. Throws when the
 * folder cannot be created.
 */
export function syncUploadsFolder(database: Database, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const there = readdirSync(folder)
  const kept = database.all<{ id: number; name: string }>(
    "SELECT s.id, u.md5 || '.' || s.container AS name FROM upload u JOIN song s ON s.id = u.song_id",
  )
  const wanted = new Set(kept.map(({ name }) => name))
  for (const name of there)
    if (partialFileName.test(name) || (storedName.test(name) && !wanted.has(name)))
      removeIfPossible(join(folder, name))
  const present = new Set(there)
  const missing = kept.filter(({ name }) => !present.has(name)).map(({ id }) => id)
  database.run(
    `UPDATE song SET root = ?, missing = id IN (SELECT value FROM json_each(?))
     WHERE id IN (SELECT song_id FROM upload)`,
    folder,
    JSON.stringify(missing),
  )
}

/** Deletes a file. If that fails because it is in use, the next start deletes it. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // deleted at the next start
  }
}
