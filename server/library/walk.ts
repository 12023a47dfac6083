import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

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

const audioExtensions = new Set(['.mp3', '.flac'])

/** The part of a file system error that a person can use, e.g. `EACCES`. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}

/**
 * Every mp3 and flac below `root`, folder by folder in the order of names. Symbolic links are followed, but no
 * folder is entered twice, so a loop ends; names that begin with a dot are passed over.
 */
export async function* walk(root: string, entered: Set<string> = new Set()): AsyncGenerator<Found> {
  let names: string[]
  try {
    const { dev, ino } = await stat(root, { bigint: true })
    if (entered.has(`${dev}:${ino}`)) return
    entered.add(`${dev}:${ino}`)
    names = (await readdir(root)).filter((name) => !name.startsWith('.')).sort()
  } catch (error) {
    yield { unreachable: { path: root, reason: reasonOf(error) } }
    return
  }
  const siblings = new Map(names.map((name) => [name.toLowerCase(), name]))
  for (const name of names) {
    const path = join(root, name)
    try {
      const { size, mtimeMs, ...entry } = await stat(path).then((found) => ({
        size: found.size,
        mtimeMs: Math.floor(found.mtimeMs),
        folder: found.isDirectory(),
        regular: found.isFile(),
      }))
      if (entry.folder) yield* walk(path, entered)
      else if (entry.regular && audioExtensions.has(extname(name).toLowerCase()))
        yield { file: { path, folder: root, name, size, mtimeMs, siblings } }
    } catch (error) {
      if (audioExtensions.has(extname(name).toLowerCase()))
        yield { unreachable: { path, reason: reasonOf(error) } }
    }
  }
}
