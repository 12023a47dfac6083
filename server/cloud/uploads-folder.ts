import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../storage/database'
import { draftName } from './receive-file'

const storedName = /^[0-9a-f]{32}\.(mp3|flac)$/

/**
 * Brings the folder of uploads in step with the database, which has the last word: files that did not come whole
 * and files without a row go, rows without a file are marked missing, and rows from before the folder was moved
 * learn its place. What bears another name is left alone. Throws when there can be no such folder.
 */
export function settleUploads(database: Database, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const there = readdirSync(folder)
  const kept = database.all<{ id: number; name: string }>(
    "SELECT s.id, u.md5 || '.' || s.codec AS name FROM upload u JOIN song s ON s.id = u.song_id",
  )
  const wanted = new Set(kept.map(({ name }) => name))
  for (const name of there)
    if (draftName.test(name) || (storedName.test(name) && !wanted.has(name)))
      removeQuietly(join(folder, name))
  const present = new Set(there)
  const missing = kept.filter(({ name }) => !present.has(name)).map(({ id }) => id)
  database.run(
    `UPDATE song SET root = ?, missing = id IN (SELECT value FROM json_each(?))
     WHERE id IN (SELECT song_id FROM upload)`,
    folder,
    JSON.stringify(missing),
  )
}

/** A file that cannot go now, because it is being read or the folder is locked, goes when the server next starts. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // as above
  }
}
