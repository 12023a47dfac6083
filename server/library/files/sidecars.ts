import { lstat, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { FolderBounds } from './folder-bounds'
import { isMedia, isVideo, type FoundFile } from './walk-folder'
import { cleanText } from '../../text/clean-text'
import { decodeText } from '../../text/decode-text'
import { lyricKinds, sidecarEndings, type LyricKind, type LyricTexts } from './lyric-kinds'

/** The files beside a song that belong to it. */
export interface Sidecars {
  lyrics: ReadonlyMap<LyricKind, string>
  cover: string | null
  /** Pictures of single discs, by the number in their name. */
  discCovers: ReadonlyMap<number, string>
  /** Cue sheets that may divide the song, those of its name first. */
  cueSheets: readonly string[]
  /** Whether a second file of sound has the same name, so that only its ending tells which one a sheet means. */
  hasTwin: boolean
  /** Changes whenever one of them changes. */
  stamp: string
}

export const noSidecars: Sidecars = {
  lyrics: new Map(),
  cover: null,
  discCovers: new Map(),
  cueSheets: [],
  hasTwin: false,
  stamp: '',
}

const coverNames = ['cover', 'folder', 'front', 'albumart'].flatMap((name) =>
  ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `${name}.${ending}`),
)

/** `disc 2.jpg`, `CD2.png`, in lower case. */
const discCoverName = /^(?:disc|disk|cd)[ ._-]?(\d{1,2})\.(?:jpe?g|png|webp)$/

type SidecarOwner = Pick<FoundFile, 'folder' | 'name' | 'siblings' | 'albumFolder'>

/** In bytes; ten times the lyrics of a very long album. */
export const maxLyricLength = 2_000_000
/** Sheets that are tried for one song. */
const maxCueSheets = 20

const stemOf = (name: string) => name.slice(0, name.length - extname(name).length)

/** What is looked for among all names of a folder, and found once for all songs in it. */
interface FolderNames {
  discCovers: ReadonlyMap<number, string>
  cueSheets: readonly string[]
  /** How many files of sound have a stem, in lower case. */
  soundCount: ReadonlyMap<string, number>
}

const known = new WeakMap<ReadonlyMap<string, string>, FolderNames>()

const namesOf = (names: ReadonlyMap<string, string>): FolderNames => {
  const before = known.get(names)
  if (before) return before
  const discCovers = new Map<number, string>()
  const soundCount = new Map<string, number>()
  const cueSheets: string[] = []
  for (const [lower, name] of names) {
    const disc = Number(discCoverName.exec(lower)?.[1] ?? 0)
    if (disc > 0 && !discCovers.has(disc)) discCovers.set(disc, name)
    if (lower.endsWith('.cue')) cueSheets.push(name)
    if (isMedia(lower) && !isVideo(lower))
      soundCount.set(stemOf(lower), (soundCount.get(stemOf(lower)) ?? 0) + 1)
  }
  const found = { discCovers, cueSheets, soundCount }
  known.set(names, found)
  return found
}

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

/** Collects the files that are there, and a stamp of them all. */
const createCollector = (folder: string, bounds: FolderBounds) => {
  const stamps: string[] = []
  return {
    stamp: () => stamps.join('|'),
    /** Returns the path of a file, null when it is none. */
    async add(name: string | undefined, place = folder): Promise<string | null> {
      const stamp = name ? await stampOf(join(place, name), bounds) : null
      if (!name || stamp === null) return null
      stamps.push(stamp)
      return join(place, name)
    },
  }
}

type Collector = ReturnType<typeof createCollector>

const addLyrics = async (
  found: Collector,
  names: SidecarOwner['siblings'],
  stems: readonly string[],
): Promise<Map<LyricKind, string>> => {
  const lyrics = new Map<LyricKind, string>()
  for (const kind of lyricKinds) {
    const wanted = stems.flatMap((stem) => sidecarEndings[kind].map((ending) => stem + ending))
    const path = await found.add(wanted.map((name) => names.get(name.toLowerCase())).find(Boolean))
    if (path) lyrics.set(kind, path)
  }
  return lyrics
}

/**
 * Finds what belongs to a song: lyrics of its name, a cover in its folder or in the one above its disc's, covers of
 * single discs, and cue sheets. The cover of a disc's own folder stands before those above it.
 */
export async function findSidecars(
  { folder, name: song, siblings: names, albumFolder }: SidecarOwner,
  bounds: FolderBounds,
): Promise<Sidecars> {
  const found = createCollector(folder, bounds)
  const stem = stemOf(song)
  const lyrics = await addLyrics(found, names, [stem])
  const discCovers = new Map<number, string>()
  const addCovers = async (place: string, those: typeof names): Promise<string | null> => {
    for (const [disc, name] of namesOf(those).discCovers) {
      const path = discCovers.has(disc) ? null : await found.add(name, place)
      if (path) discCovers.set(disc, path)
    }
    return found.add(coverNames.map((name) => those.get(name)).find(Boolean), place)
  }
  const cover =
    (await addCovers(folder, names)) ??
    (albumFolder && (await addCovers(albumFolder.path, albumFolder.names)))
  const own = [`${stem}.cue`, `${song}.cue`].map((name) => name.toLowerCase())
  const isOwn = (name: string) => own.includes(name.toLowerCase())
  const sheets = namesOf(names).cueSheets
  const cueSheets: string[] = []
  const inOrder = [...sheets.filter(isOwn), ...sheets.filter((name) => !isOwn(name))]
  for (const name of inOrder.slice(0, maxCueSheets)) {
    const path = await found.add(name)
    if (path) cueSheets.push(path)
  }
  const hasTwin = (namesOf(names).soundCount.get(stem.toLowerCase()) ?? 0) > 1
  return { lyrics, cover, discCovers, cueSheets, hasTwin, stamp: found.stamp() }
}

/** A track that a cue sheet cuts from a file. */
export interface SheetTrack {
  number: number
  title: string
}

/** Finds the lyrics of a track: `02 Title.lrc`, `02. Title.lrc`, `02 - Title.lrc` or `Title.lrc`. */
export async function findTrackLyrics(
  { folder, siblings }: Pick<SidecarOwner, 'folder' | 'siblings'>,
  { number, title }: SheetTrack,
  bounds: FolderBounds,
): Promise<Pick<Sidecars, 'lyrics' | 'stamp'>> {
  const found = createCollector(folder, bounds)
  const digits = String(number).padStart(2, '0')
  const named = title.replace(/[/\\:*?"<>|]/g, '_')
  const stems = [' ', '. ', ' - '].map((gap) => digits + gap + named)
  const lyrics = await addLyrics(found, siblings, [...stems, named])
  return { lyrics, stamp: found.stamp() }
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
