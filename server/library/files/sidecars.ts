import { lstat, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { FolderBounds } from './folder-bounds'
import type { FoundFile } from './walk-folder'
import { cleanText } from '../../text/clean-text'
import { decodeText } from '../../text/decode-text'
import { lyricKinds, sidecarEndings, type LyricKind, type LyricTexts } from './lyric-kinds'

/** The files beside a song that belong to it. */
export interface Sidecars {
  lyrics: ReadonlyMap<LyricKind, string>
  cover: string | null
  /** Pictures of single discs, by the number in their name. */
  discCovers: ReadonlyMap<number, string>
  /** Changes whenever one of them changes. */
  stamp: string
}

export const noSidecars: Sidecars = { lyrics: new Map(), cover: null, discCovers: new Map(), stamp: '' }

const coverNames = ['cover', 'folder', 'front', 'albumart'].flatMap((name) =>
  ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `${name}.${ending}`),
)
/** `disc 2.jpg`, `CD2.png`, in lower case. */
const discCoverName = /^(?:disc|disk|cd)[ ._-]?(\d{1,2})\.(?:jpe?g|png|webp)$/

type SidecarOwner = Pick<FoundFile, 'folder' | 'name' | 'siblings' | 'albumFolder'>

/** In bytes; ten times the lyrics of a very long album. */
export const maxLyricLength = 2_000_000

/** Returns null for anything but a file inside the music folders: reading a pipe would never end. */
const stampOf = async (path: string, bounds: FolderBounds): Promise<string | null> => {
  try {
    const link = (await lstat(path)).isSymbolicLink()
    if (link && !(await bounds.resolve(path))) return null
    const found = await stat(path)
    return found.isFile() ? `${basename(path)}:${found.size}:${Math.floor(found.mtimeMs)}` : null
  } catch {
    return null
  }
}

/**
 * Finds what belongs to a song: lyrics of its name, a cover in its folder or in the one above its disc's, and covers of
 * single discs. The cover of a disc's own folder stands before those above it.
 */
export async function findSidecars(
  { folder, name: song, siblings: names, albumFolder }: SidecarOwner,
  bounds: FolderBounds,
): Promise<Sidecars> {
  const stem = basename(song, extname(song))
  const stamps: string[] = []
  const ifThere = async (name: string | undefined, place = folder): Promise<string | null> => {
    const stamp = name ? await stampOf(join(place, name), bounds) : null
    if (!name || stamp === null) return null
    stamps.push(stamp)
    return join(place, name)
  }
  const coverIn = (place: string, those: typeof names) =>
    ifThere(
      coverNames.map((name) => those.get(name)).find((name) => name !== undefined),
      place,
    )
  const lyrics = new Map<LyricKind, string>()
  for (const kind of lyricKinds) {
    const endings = sidecarEndings[kind]
    const name = endings.map((ending) => names.get((stem + ending).toLowerCase())).find(Boolean)
    const path = await ifThere(name)
    if (path) lyrics.set(kind, path)
  }
  const discCovers = new Map<number, string>()
  const addDiscCovers = async (place: string, those: typeof names) => {
    for (const [lower, name] of those) {
      const disc = Number(discCoverName.exec(lower)?.[1] ?? 0)
      const path = disc > 0 && !discCovers.has(disc) ? await ifThere(name, place) : null
      if (path) discCovers.set(disc, path)
    }
  }
  await addDiscCovers(folder, names)
  let cover = await coverIn(folder, names)
  if (cover === null && albumFolder) {
    await addDiscCovers(albumFolder.path, albumFolder.names)
    cover = await coverIn(albumFolder.path, albumFolder.names)
  }
  return { lyrics, cover, discCovers, stamp: stamps.join('|') }
}

/** Returns the bytes of a file; null when it is larger than `limit` or cannot be read. */
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

/** Reads the texts of the sidecars. Files that are too large or unreadable are listed in `leftOut`. */
export async function readSidecarLyrics(
  lyrics: Sidecars['lyrics'],
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
