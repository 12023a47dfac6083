import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'

/** Where in the music folders a path truly leads. */
interface Place {
  /** Without any link in it. */
  real: string
  /** Whether the walk through the folders comes by that file without the link. */
  met: boolean
}

/** The music folders as a fence: what links lead to outside them is never read. */
export interface Bounds {
  /** Null for a path that leads outside all folders; rejects when it leads nowhere. */
  place(path: string): Promise<Place | null>
}

const isInside = (inner: string) => inner !== '..' && !inner.startsWith(`..${sep}`)

/** @param roots absolute paths, which may themselves be links */
export function createBounds(roots: readonly string[]): Bounds {
  const reals = async () => {
    const found = await Promise.all(roots.map((root) => realpath(root).catch(() => null)))
    return found.filter((root) => root !== null)
  }
  return {
    async place(path) {
      const real = await realpath(path)
      for (const root of await reals()) {
        const inner = relative(root, real)
        if (isInside(inner) && inner !== real)
          return { real, met: !inner.split(sep).some((part) => part.startsWith('.')) }
      }
      return null
    },
  }
}
