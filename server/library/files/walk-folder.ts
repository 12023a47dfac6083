import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { audioEndings } from './audio-endings'
import type { FolderBounds } from './folder-bounds'
import { isPlaylistFile } from './playlist-endings'

export interface FoundFile {
  path: string
  folder: string
  name: string
  size: number
  mtimeMs: number
  /** All visible names of the same folder by their lower-case forms. */
  siblings: ReadonlyMap<string, string>
  /** The folder above one named like `Disc 2`, with its names in the same form; null elsewhere. */
  albumFolder: NamedFolder | null
}

interface NamedFolder {
  path: string
  names: ReadonlyMap<string, string>
}

/** A file or folder that cannot be examined. */
interface Unreachable {
  path: string
  reason: string
}

export type Found = { file: FoundFile } | { unreachable: Unreachable }

export interface WalkOptions {
  bounds: FolderBounds
  /** False for the files of this folder only. */
  deep: boolean
  /** Folders entered in this scan, by device and inode. */
  visited: Set<string>
  /** A folder that is not entered, by device and inode; null for none. */
  excluded: string | null
}

const audioExtensions = new Set(
  Object.values(audioEndings).flatMap((endings) => endings.map((ending) => `.${ending}`)),
)

const videoExtensions = new Set(['.mp4', '.webm'])

/** Whether a name may be that of a video; such a file without a picture track is a song. */
export const isVideo = (name: string) => videoExtensions.has(extname(name).toLowerCase())

/** Whether a name is that of a song or a video. */
export const isMedia = (name: string) => audioExtensions.has(extname(name).toLowerCase()) || isVideo(name)

/** Whether a scan reads files of this name. */
export const isScanned = (name: string) => isMedia(name) || isPlaylistFile(name)

/** Returns the part of a file system error that helps a person, e.g. `EACCES`. */
export function ioErrorReason(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}

const discFolder = /^(?:disc|disk|cd)[ ._-]?(\d{1,2})(?!\d)/i

/** Returns the number in the name of a disc's folder, such as `CD1` or `Disc 02`; 0 for other folders. */
export const discOfFolder = (folder: string): number => Number(discFolder.exec(basename(folder))?.[1] ?? 0)

const byLowerCase = (names: readonly string[]) => new Map(names.map((name) => [name.toLowerCase(), name]))

/** Reads the folder above a disc's; null for other folders and above the music folders. */
const albumFolderOf = async (folder: string, bounds: FolderBounds): Promise<NamedFolder | null> => {
  if (!discFolder.test(basename(folder))) return null
  const path = dirname(folder)
  try {
    return (await bounds.resolve(path)) && { path, names: byLowerCase(await readdir(path)) }
  } catch {
    return null
  }
}

/** Returns whether a link is followed; a failure when it leads out of the music folders. */
const follow = async (path: string, bounds: FolderBounds): Promise<boolean | Unreachable> => {
  const place = await bounds.resolve(path)
  if (!place) return { path, reason: 'it is a link that leads out of the music folders' }
  return !place.isWalked || (!isScanned(place.real) && isScanned(path))
}

/**
 * Yields every file of sound or video and every playlist file of `folder`, and of the folders below it if `deep`, in the order of names.
 * Skips names that start with a dot. Follows a link only to hidden files and folders inside the music folders: others
 * are met in their own place, and those outside must not be served. Enters no folder twice.
 */
export async function* walkFolder(folder: string, options: WalkOptions): AsyncGenerator<Found> {
  const { bounds, deep, visited, excluded } = options
  let entries: Dirent[]
  try {
    const { dev, ino } = await stat(folder, { bigint: true })
    if (excluded === `${dev}:${ino}` || (deep && visited.has(`${dev}:${ino}`))) return
    if (deep) visited.add(`${dev}:${ino}`)
    const all = await readdir(folder, { withFileTypes: true })
    entries = all.filter(({ name }) => !name.startsWith('.'))
    entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    yield { unreachable: { path: folder, reason: ioErrorReason(error) } }
    return
  }
  const siblings = byLowerCase(entries.map(({ name }) => name))
  const albumFolder = await albumFolderOf(folder, bounds)
  for (const entry of entries) {
    const { name } = entry
    const path = join(folder, name)
    const scanned = isScanned(name)
    try {
      if (entry.isSymbolicLink()) {
        const followed = await follow(path, bounds)
        if (typeof followed !== 'boolean') yield { unreachable: followed }
        if (followed !== true) continue
      } else if (entry.isFile() ? !scanned : !entry.isDirectory()) continue
      const found = await stat(path)
      if (found.isDirectory()) {
        if (deep) yield* walkFolder(path, options)
      } else if (scanned && found.isFile())
        yield {
          file: {
            path,
            folder,
            name,
            size: found.size,
            mtimeMs: Math.floor(found.mtimeMs),
            siblings,
            albumFolder,
          },
        }
    } catch (error) {
      const reason = ioErrorReason(error)
      // deleted during the scan; a broken link, however, is reported
      if (reason === 'ENOENT' && !entry.isSymbolicLink()) continue
      if (scanned) yield { unreachable: { path, reason } }
    }
  }
}
