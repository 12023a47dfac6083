import { watch, type FSWatcher } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ioErrorReason } from './files/walk-folder'

/** A folder that is being watched. */
export interface FolderWatcher {
  /** Settles once everything that exists is watched or has failed; never rejects. */
  ready: Promise<void>
  close(): void
}

/**
 * Watches everything below a folder. `onChange` gets each path that appeared, changed or vanished; `onFailure` is called when
 * changes may go unnoticed from now on.
 */
export type WatchFolder = (
  root: string,
  onChange: (path: string) => void,
  onFailure: (reason: string) => void,
) => FolderWatcher

const isHidden = (root: string, path: string) =>
  path
    .slice(root.length)
    .split(sep)
    .some((part) => part.startsWith('.'))

/** Uses the system's recursive watching. */
const watchTree: WatchFolder = (root, onChange, onFailure) => {
  let watcher: FSWatcher | null = null
  try {
    watcher = watch(root, { recursive: true, persistent: false })
    watcher.on('change', (_kind, name) => {
      const path = name === null ? root : join(root, String(name))
      if (!isHidden(root, path)) onChange(path)
    })
    watcher.on('error', (error) => onFailure(ioErrorReason(error)))
  } catch (error) {
    onFailure(ioErrorReason(error))
  }
  return { ready: Promise.resolve(), close: () => watcher?.close() }
}

/** The scan reports these. */
const passing = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'])

/**
 * Watches folder by folder, as Linux requires. A folder is watched before it is read and reported afterwards, so that
 * no change in between is lost. At the start, only folders that changed in the last two seconds are reported.
 */
const watchFolders: WatchFolder = (root, onChange, onFailure) => {
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
        onChange(join(folder, own))
        if (kind === 'rename') void explore(join(folder, own))
      })
      watcher.on('error', () => {
        drop(folder)
        onChange(folder)
      })
      const { mtimeMs } = await lstat(folder)
      if (isNew || mtimeMs >= lately) onChange(folder)
      for (const entry of await readdir(folder, { withFileTypes: true }))
        if (entry.isDirectory() && !entry.name.startsWith('.')) await add(join(folder, entry.name), isNew)
    } catch (error) {
      const reason = ioErrorReason(error)
      if (!closed && !passing.has(reason)) onFailure(reason)
    }
  }

  /** A new folder may have taken the name. */
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

export const watchFolder: WatchFolder =
  process.platform === 'darwin' || process.platform === 'win32' ? watchTree : watchFolders
