import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
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
const maxLyricBytes = 2_000_000

const stampOf = async (path: string): Promise<string> => {
  try {
    const { size, mtimeMs } = await stat(path)
    return `${basename(path)}:${size}:${Math.floor(mtimeMs)}`
  } catch {
    return ''
  }
}

/** @param names all names in `folder` by their lower-case forms; endings in any case are found */
export async function findBeside(
  folder: string,
  song: string,
  names: ReadonlyMap<string, string>,
): Promise<Beside> {
  const stem = basename(song, extname(song))
  const lyrics = new Map<LyricKind, string>()
  for (const kind of lyricKinds) {
    const endings = sideFileEndings[kind]
    const name = endings.map((ending) => names.get((stem + ending).toLowerCase())).find(Boolean)
    if (name) lyrics.set(kind, join(folder, name))
  }
  const coverName = coverNames.map((name) => names.get(name)).find((name) => name !== undefined)
  const cover = coverName ? join(folder, coverName) : null
  const stamps = await Promise.all([...lyrics.values(), ...(cover ? [cover] : [])].map(stampOf))
  return { lyrics, cover, stamp: stamps.join('|') }
}

/** The side files' texts; one that cannot be read or is absurdly large is left out. */
export async function readSideLyrics(lyrics: Beside['lyrics']): Promise<LyricTexts> {
  const texts: LyricTexts = {}
  for (const [kind, path] of lyrics) {
    const bytes = await readFile(path).catch(() => null)
    const text = bytes && bytes.length <= maxLyricBytes ? decodeText(bytes) : ''
    if (text.trim()) texts[kind] = text
  }
  return texts
}
