import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'

/** Where a path inside the music folders leads. */
interface ResolvedPath {
  /** Without links. */
  real: string
  /** Whether a scan meets the file without following links. */
  isWalked: boolean
}

/** Resolves links and rejects those that leave the music folders. */
export interface FolderBounds {
  /** Returns null for a path that leads outside all folders. Rejects when the path does not exist. */
  resolve(path: string): Promise<ResolvedPath | null>
}

const isInside = (inner: string) => inner !== '..' && !inner.startsWith(`..${sep}`)

/** @param roots absolute paths, which may be links */
export function createFolderBounds(roots: readonly string[]): FolderBounds {
  const reals = async () => {
    const found = await Promise.all(roots.map((root) => realpath(root).catch(() => null)))
    return found.filter((root) => root !== null)
  }
  return {
    async resolve(path) {
      const real = await realpath(path)
      for (const root of await reals()) {
        const inner = relative(root, real)
        if (isInside(inner) && inner !== real)
          return { real, isWalked: !inner.split(sep).some((part) => part.startsWith('.')) }
      }
      return null
    },
  }
}
