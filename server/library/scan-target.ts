import { sep } from 'node:path'

/** A part of a music folder that is to be looked through. */
export interface ScanTarget {
  /** The music folder. */
  root: string
  /** The root itself or a folder in it, which may be gone. */
  folder: string
  /** False for the folder's own files alone. */
  deep: boolean
}

const covers = (outer: ScanTarget, inner: ScanTarget): boolean => {
  if (outer.root !== inner.root) return false
  if (outer.folder === inner.folder) return outer.deep || !inner.deep
  return outer.deep && inner.folder.startsWith(outer.folder + sep)
}

/** The same ground without what others of them cover. */
export function mergedTargets(targets: readonly ScanTarget[]): ScanTarget[] {
  const single = [
    ...new Map(targets.map((target) => [JSON.stringify([target.folder, target.deep]), target])).values(),
  ]
  return single.filter((inner) => !single.some((outer) => outer !== inner && covers(outer, inner)))
}

export const wholeRoot = (root: string): ScanTarget => ({ root, folder: root, deep: true })
