import { stat } from 'node:fs/promises'
import type { ReadableFile } from '../files/read-song'
import type { SongWithSameAudio } from './known-files'

/** The path without differences of case and accent composition, which some file systems ignore. */
const folded = (path: string) => path.normalize('NFC').toLowerCase()

/**
 * Finds the song that `found` is the renamed file of: one with the same audio whose own file is gone or has been
 * replaced. Returns null for a new song. Two files with the same audio that both exist are two songs.
 */
export async function findMovedSong(
  found: ReadableFile,
  candidates: readonly SongWithSameAudio[],
): Promise<number | null> {
  const known = candidates.find(({ path }) => path === found.path)
  if (known) return known.id
  for (const { id, path, size, mtimeMs } of candidates) {
    if (path === null) return id
    const there = await stat(path).catch(() => null)
    if (!there || there.size !== size || Math.floor(there.mtimeMs) !== mtimeMs) return id
    // one file under two spellings of its name, on a file system that accepts both
    const here = folded(path) === folded(found.path) ? await stat(found.path).catch(() => null) : null
    if (here && here.dev === there.dev && here.ino === there.ino) return id
  }
  return null
}
