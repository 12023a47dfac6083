import { readFile, stat } from 'node:fs/promises'
import { audioLayout } from './audio-layout'
import { readSideLyrics, type Beside } from './beside'
import type { HeardFile } from './keep-song'
import type { Namesake } from './known-files'
import type { TagReader } from './read-tags'
import { reasonOf, type FoundFile } from './walk'
import { withDeadline } from './with-deadline'

const readLimitMs = 60_000
const maxCoverBytes = 32_000_000

/** A file that is no playable song, and why. */
export interface NoSong {
  reason: string
  /** Whether it may be readable another time: the disk or the rights were at fault, not the file. */
  passing?: boolean
}

const expected = (name: string): 'mp3' | 'flac' => (/\.flac$/i.test(name) ? 'flac' : 'mp3')

/** Reads one file from disk without touching the database. Never rejects. */
export async function readSong(
  found: FoundFile,
  beside: Beside,
  readTags: TagReader,
): Promise<Pick<HeardFile, 'audioKey' | 'codec' | 'tags' | 'lyrics' | 'coverBytes'> | NoSong> {
  const work = async () => {
    const layout = await audioLayout(found.path)
    if (layout.kind === 'none') return { reason: layout.reason }
    if (layout.kind !== expected(found.name))
      return { reason: `it is named as what it is not: ${layout.kind}` }
    const tags = await readTags(found.path)
    const coverBytes = !tags.picture && beside.cover ? await readFile(beside.cover).catch(() => null) : null
    return {
      audioKey: layout.audioKey,
      codec: layout.kind,
      tags,
      lyrics: { ...tags.lyrics, ...(await readSideLyrics(beside.lyrics)) },
      coverBytes: coverBytes && coverBytes.length <= maxCoverBytes ? coverBytes : null,
    }
  }
  try {
    return await withDeadline(work(), readLimitMs, 'reading it took too long')
  } catch (error) {
    return { reason: reasonOf(error), passing: true }
  }
}

/**
 * The song that `found` continues under a new name: one with the same audio whose own file is gone or holds
 * something else by now. Two files of the same audio, both in place, are two songs.
 */
export async function movedFrom(found: FoundFile, namesakes: readonly Namesake[]): Promise<number | null> {
  const itself = namesakes.find(({ path }) => path === found.path)
  if (itself) return itself.id
  for (const { id, path, size, mtimeMs } of namesakes) {
    if (path === null) return id
    const there = await stat(path).catch(() => null)
    if (!there || there.size !== size || Math.floor(there.mtimeMs) !== mtimeMs) return id
  }
  return null
}
