import { sep } from 'node:path'

const closed = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** Absolute folders without those that lie inside another one, which would be scanned twice. */
export function outermostFolders(folders: readonly string[]): string[] {
  return [...new Set(folders)].filter(
    (inner) => !folders.some((outer) => outer !== inner && inner.startsWith(closed(outer))),
  )
}
