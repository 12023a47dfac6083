import { watch, type FSWatcher } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { reasonOf } from './walk'

/** A folder that is being watched. */
export interface Watched {
  /** Settles when everything that was there is watched, or failed to be; never rejects. */
  ready: Promise<void>
  close(): void
}

/**
 * Watches all below a folder. `heard` is given what appeared, changed or vanished; `failed` that no more, or not all,
 * will be heard.
 */
export type Watch = (root: string, heard: (path: string) => void, failed: (reason: string) => void) => Watched

const isHidden = (root: string, path: string) =>
  path
    .slice(root.length)
    .split(sep)
    .some((part) => part.startsWith('.'))

/** What the system itself watches as a tree. */
const watchTree: Watch = (root, heard, failed) => {
  let watcher: FSWatcher | null = null
  try {
    watcher = watch(root, { recursive: true, persistent: false })
    watcher.on('change', (_kind, name) => {
      const path = name === null ? root : join(root, String(name))
      if (!isHidden(root, path)) heard(path)
    })
    watcher.on('error', (error) => failed(reasonOf(error)))
  } catch (error) {
    failed(reasonOf(error))
  }
  return { ready: Promise.resolve(), close: () => watcher?.close() }
}

/** One that went or may not be read is the scan's to report. */
const passing = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'])

/**
 * Folder by folder, as Linux would have it. A folder is watched before it is read, and reported once it is watched, so
 * that nothing happens in between unnoticed; of those there at the beginning, the ones that changed lately are.
 */
const watchFolders: Watch = (root, heard, failed) => {
  const watchers = new Map<string, FSWatcher>()
  const lately = Date.now() - 2000
  let closed = false

  const drop = (folder: string) => {
    if (!watchers.has(folder)) return
    for (const [path, watcher] of watchers)
      if (path === folder || path.startsWith(folder + sep)) {
        watcher.close()
        watchers.delete(path)
      }
  }

  const add = async (folder: string, isNew: boolean): Promise<void> => {
    if (closed || watchers.has(folder)) return
    try {
      const watcher = watch(folder, { persistent: false })
      watchers.set(folder, watcher)
      watcher.on('change', (kind, name) => {
        const own = String(name ?? '')
        if (own.startsWith('.')) return
        heard(join(folder, own))
        if (kind === 'rename') void explore(join(folder, own))
      })
      watcher.on('error', () => {
        drop(folder)
        heard(folder)
      })
      const { mtimeMs } = await lstat(folder)
      if (isNew || mtimeMs >= lately) heard(folder)
      for (const entry of await readdir(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !entry.name.startsWith('.')) await add(join(folder, entry.name), isNew)
    } catch (error) {
      const reason = reasonOf(error)
      if (!closed && !passing.has(reason)) failed(reason)
    }
  }

  /** A folder of the same name may be another one by now. */
  const explore = async (path: string) => {
    const folder = await lstat(path).catch(() => null)
    drop(path)
    if (folder?.isDirectory()) await add(path, true)
  }

  return {
    ready: add(root, false),
    close() {
      closed = true
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    },
  }
}

export const watchFolder: Watch =
  process.platform === 'darwin' || process.platform === 'win32' ? watchTree : watchFolders
