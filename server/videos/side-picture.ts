import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readSmallFile } from '../library/beside'
import type { Bounds } from '../library/bounds'
import { fitPicture, maxPictureBytes } from '../library/fit-picture'
import type { FoundFile } from '../library/walk'

/** The picture beside a film: a file of the same name that ends in `.jpg`, `.jpeg` or `.png`. */
export interface SidePicture {
  path: string | null
  /** Changes whenever the picture does; empty when there is none. */
  stamp: string
}

const none: SidePicture = { path: null, stamp: '' }

export async function findSidePicture(
  { folder, name, siblings }: Pick<FoundFile, 'folder' | 'name' | 'siblings'>,
  bounds: Bounds,
): Promise<SidePicture> {
  const stem = name.slice(0, -extname(name).length).toLowerCase()
  const side = ['.jpg', '.jpeg', '.png'].map((ending) => siblings.get(stem + ending)).find(Boolean)
  if (!side) return none
  const path = join(folder, side)
  try {
    if (!(await bounds.place(path))) return none
    const { size, mtimeMs } = await stat(path)
    return { path, stamp: `${side}:${size}:${Math.floor(mtimeMs)}` }
  } catch {
    return none
  }
}

/** The picture's key by its bytes, null for none that is fit to be shown. */
export async function sideCover({ path }: SidePicture): Promise<{ key: string; path: string } | null> {
  const bytes = path && (await readSmallFile(path, maxPictureBytes))
  if (!path || !bytes || !fitPicture(bytes)) return null
  return { key: createHash('sha1').update(bytes).digest('hex').slice(0, 20), path }
}
