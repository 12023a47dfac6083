import { lstat, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Bounds } from './bounds'
import { cleanText } from './clean-text'
import { decodeText } from './decode-text'
import { lyricKinds, sideFileEndings, type LyricKind, type LyricTexts } from './lyric-kinds'

/** The files of a folder that belong to one song. */
export interface Beside {
  lyrics: ReadonlyMap<LyricKind, string>
  cover: string | null
  /** Changes whenever one of them does. */
  stamp: string
}

const coverNames = ['cover', 'folder', 'front'].flatMap((name) => [
  `${name}.jpg`,
  `${name}.jpeg`,
  `${name}.png`,
])
/** In bytes; the words of the longest album are a tenth of it. */
export const maxLyricLength = 2_000_000

/** Null for what is no file of the music folders, e.g. a pipe, which would be waited for without end. */
const stampOf = async (path: string, bounds: Bounds): Promise<string | null> => {
  try {
    const link = (await lstat(path)).isSymbolicLink()
    if (link && !(await bounds.place(path))) return null
    const found = await stat(path)
    return found.isFile() ? `${basename(path)}:${found.size}:${Math.floor(found.mtimeMs)}` : null
  } catch {
    return null
  }
}

/** @param names all names in `folder` by their lower-case forms; endings in any case are found */
export async function findBeside(
  folder: string,
  song: string,
  names: ReadonlyMap<string, string>,
  bounds: Bounds,
): Promise<Beside> {
  const stem = basename(song, extname(song))
  const stamps: string[] = []
  const ifThere = async (name: string | undefined): Promise<string | null> => {
    const stamp = name ? await stampOf(join(folder, name), bounds) : null
    if (!name || stamp === null) return null
    stamps.push(stamp)
    return join(folder, name)
  }
  const lyrics = new Map<LyricKind, string>()
  for (const kind of lyricKinds) {
    const endings = sideFileEndings[kind]
    const name = endings.map((ending) => names.get((stem + ending).toLowerCase())).find(Boolean)
    const path = await ifThere(name)
    if (path) lyrics.set(kind, path)
  }
  const cover = await ifThere(coverNames.map((name) => names.get(name)).find((name) => name !== undefined))
  return { lyrics, cover, stamp: stamps.join('|') }
}

/** The bytes of a file of at most `limit` bytes; null when it is larger or cannot be read. */
export async function readSmallFile(path: string, limit: number): Promise<Buffer | null> {
  try {
    const found = await stat(path)
    if (!found.isFile() || found.size > limit) return null
    const bytes = await readFile(path)
    return bytes.length <= limit ? bytes : null
  } catch {
    return null
  }
}

/** The side files' texts; one that cannot be read or is absurdly large is left out and named in `leftOut`. */
export async function readSideLyrics(
  lyrics: Beside['lyrics'],
): Promise<{ texts: LyricTexts; leftOut: string[] }> {
  const texts: LyricTexts = {}
  const leftOut: string[] = []
  for (const [kind, path] of lyrics) {
    const bytes = await readSmallFile(path, maxLyricLength)
    if (!bytes) leftOut.push(path)
    const text = bytes ? cleanText(decodeText(bytes)) : ''
    if (text.trim()) texts[kind] = text
  }
  return { texts, leftOut }
}
