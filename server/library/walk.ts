import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Bounds } from './bounds'

export interface FoundFile {
  path: string
  folder: string
  name: string
  size: number
  mtimeMs: number
  /** Every visible name in the same folder, by its lower-case form. */
  siblings: ReadonlyMap<string, string>
}

/** Something of the tree that could not be looked at. */
interface Unreachable {
  path: string
  reason: string
}

export type Found = { file: FoundFile } | { unreachable: Unreachable }

export interface WalkOptions {
  bounds: Bounds
  /** False for the files of the folder alone. */
  deep: boolean
  /** The folders of this scan so far, by device and number. */
  entered: Set<string>
  /** A folder not to be entered, by device and number; null for none. */
  apart: string | null
}

const audioExtensions = new Set(['.mp3', '.flac'])

const filmExtensions = new Set(['.mp4', '.webm'])

export const isFilm = (name: string) => filmExtensions.has(extname(name).toLowerCase())

/** Songs and films. */
export const isMedia = (name: string) => audioExtensions.has(extname(name).toLowerCase()) || isFilm(name)

/** The part of a file system error that a person can use, e.g. `EACCES`. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}

/** Whether a link is to be followed; an unreachable thing when it leads out of the folders. */
const follow = async (path: string, bounds: Bounds): Promise<boolean | Unreachable> => {
  const place = await bounds.place(path)
  if (!place) return { path, reason: 'it is a link that leads out of the music folders' }
  return !place.met || (!isMedia(place.real) && isMedia(path))
}

/**
 * Every mp3, flac, mp4 and webm in `folder`, and in all below it when it is to be deep, folder by folder in the order of names.
 * Names that begin with a dot are passed over, and links too, unless they lead to what lies hidden inside the
 * folders: what else lies inside them is found in its own place, and what lies outside is nobody's to hear. No folder
 * is entered twice.
 */
export async function* walk(folder: string, options: WalkOptions): AsyncGenerator<Found> {
  const { bounds, deep, entered, apart } = options
  let entries: Dirent[]
  try {
    const { dev, ino } = await stat(folder, { bigint: true })
    if (apart === `${dev}:${ino}` || (deep && entered.has(`${dev}:${ino}`))) return
    if (deep) entered.add(`${dev}:${ino}`)
    const all = await readdir(folder, { withFileTypes: true })
    entries = all.filter(({ name }) => !name.startsWith('.'))
    entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    yield { unreachable: { path: folder, reason: reasonOf(error) } }
    return
  }
  const siblings = new Map(entries.map(({ name }) => [name.toLowerCase(), name]))
  for (const entry of entries) {
    const { name } = entry
    const path = join(folder, name)
    const media = isMedia(name)
    try {
      if (entry.isSymbolicLink()) {
        const followed = await follow(path, bounds)
        if (typeof followed !== 'boolean') yield { unreachable: followed }
        if (followed !== true) continue
      } else if (entry.isFile() ? !media : !entry.isDirectory()) continue
      const found = await stat(path)
      if (found.isDirectory()) {
        if (deep) yield* walk(path, options)
      } else if (media && found.isFile())
        yield {
          file: { path, folder, name, size: found.size, mtimeMs: Math.floor(found.mtimeMs), siblings },
        }
    } catch (error) {
      const reason = reasonOf(error)
      // it went while the others were looked at; a link that leads nowhere is another matter
      if (reason === 'ENOENT' && !entry.isSymbolicLink()) continue
      if (media) yield { unreachable: { path, reason } }
    }
  }
}
