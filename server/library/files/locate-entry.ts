import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the places of a playlist's entries below the music folders. */
export interface EntryLocator {
  /**
   * Returns the absolute path of an entry, whether or not there is a file; null for what lies outside the music folders
   * or in the network. Never rejects.
   * @param folder that of the playlist file, which relative paths begin at
   */
  locate(entry: string, folder: string): Promise<string | null>
}

/** More than one letter: `C:` is a drive. Names of files may hold a colon. */
const scheme = /^(?:file:|[a-z][a-z\d+.-]+:\/\/)/i
/** A path of the network, or one with a drive where there are none. */
const elsewhere = sep === '/' ? /^(?:\\\\|\/\/|[a-z]:[\\/])/i : /^(?:\\\\|\/\/)/

const fromFileUrl = (entry: string): string | null => {
  try {
    return fileURLToPath(entry)
  } catch {
    return null
  }
}

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The spellings of a path: as written, with the separators of this system, and with escaped characters as in an address. */
const spellingsOf = (entry: string): string[] => {
  const slashed = sep === '/' ? entry.replaceAll('\\', '/') : entry
  return [...new Set([entry, slashed, unescaped(slashed)])]
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const firstThatExists = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) if (await exists(path)) return path
  return undefined
}

const innerOf = (root: string, path: string): string | null => {
  const inner = relative(root, path)
  return inner === '' || isAbsolute(inner) || inner.split(sep)[0] === '..' ? null : inner
}

/** @param roots absolute paths of the music folders, which may be links */
export function createEntryLocator(roots: readonly string[]): EntryLocator {
  const reals = Promise.all(
    roots.map(async (root) => ({ root, real: await realpath(root).catch(() => root) })),
  )

  /** The same place, if the path leads into a music folder by another way, such as a link. */
  const byOtherWay = async (path: string): Promise<string | null> => {
    const real = await realpath(path).catch(() => null)
    if (real === null) return null
    for (const { root, real: realRoot } of await reals) {
      const inner = innerOf(realRoot, real)
      if (inner !== null) return join(root, inner)
    }
    return null
  }

  return {
    async locate(entry, folder) {
      const isUrl = scheme.test(entry)
      const written = isUrl ? fromFileUrl(entry) : entry
      if (written === null || elsewhere.test(written)) return null
      const paths = (isUrl ? [written] : spellingsOf(written)).map((path) => resolve(folder, path))
      const inside = paths.filter((path) => roots.some((root) => innerOf(root, path) !== null))
      const found = await firstThatExists(inside)
      if (found !== undefined) return found
      for (const path of paths) {
        const other = inside.includes(path) ? null : await byOtherWay(path)
        if (other !== null) return other
      }
      // there is no file yet: the last spelling is the one that most systems mean
      const last = paths.at(-1)
      return last !== undefined && inside.includes(last) ? last : null
    },
  }
}
