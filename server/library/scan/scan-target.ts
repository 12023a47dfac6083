import { sep } from 'node:path'

const closed = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** Returns the absolute folders without those inside another one, which would be scanned twice. */
export function outermostFolders(folders: readonly string[]): string[] {
  return [...new Set(folders)].filter(
    (inner) => !folders.some((outer) => outer !== inner && inner.startsWith(closed(outer))),
  )
}

/** A part of a music folder to scan. */
export interface ScanTarget {
  /** The music folder. */
  root: string
  /** The root or a folder in it; it may no longer exist. */
  folder: string
  /** False for the folder's own files only. */
  deep: boolean
}

const covers = (outer: ScanTarget, inner: ScanTarget): boolean => {
  if (outer.root !== inner.root) return false
  if (outer.folder === inner.folder) return outer.deep || !inner.deep
  return outer.deep && inner.folder.startsWith(outer.folder + sep)
}

/** Returns the targets without those that others include. */
export function mergeTargets(targets: readonly ScanTarget[]): ScanTarget[] {
  const single = [
    ...new Map(targets.map((target) => [JSON.stringify([target.folder, target.deep]), target])).values(),
  ]
  return single.filter((inner) => !single.some((outer) => outer !== inner && covers(outer, inner)))
}

export const wholeRoot = (root: string): ScanTarget => ({ root, folder: root, deep: true })
