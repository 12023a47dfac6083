import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Library } from './library'
import { toPrintable } from '../text/clean-text'
import { wholeRoot, type ScanTarget } from './scan/scan-target'
import { watchFolder, type WatchFolder, type FolderWatcher } from './watch-folder'

interface WatchTimings {
  /** A batch ends after this time without a change, */
  quietMs: number
  /** or after this time in all. */
  maxBatchMs: number
  /** How often to check that a music folder is still the same one. */
  checkMs: number
  /** How often to scan a folder that cannot be watched. */
  pollMs: number
}

export interface WatchOptions extends Partial<WatchTimings> {
  roots: readonly string[]
  library: Pick<Library, 'scan'>
  log: (line: string) => void
  watch?: WatchFolder
}

/** With more changed paths, scanning the whole folder is faster. */
const manyPaths = 3000

/** Device and inode: they change when a disk returns or another one takes its place. */
const identityOf = async (root: string): Promise<string | null> => {
  const found = await stat(root, { bigint: true }).catch(() => null)
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null
}

/** Returns what to scan after a change at `path`. */
const targetsOf = async (root: string, path: string): Promise<ScanTarget[]> => {
  if (path === root) return [{ root, folder: root, deep: false }]
  const around = { root, folder: dirname(path), deep: false }
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? [around] : [around, { root, folder: path, deep: true }]
}

/** Collects changed paths of one music folder and scans them together. */
const createChangeBatch = (root: string, options: WatchOptions) => {
  const { library, quietMs = 1000, maxBatchMs = 10_000 } = options
  const changed = new Set<string>()
  let firstMs = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const flush = async () => {
    const paths = [...changed]
    changed.clear()
    const targets =
      paths.length > manyPaths
        ? [wholeRoot(root)]
        : (await Promise.all(paths.map((path) => targetsOf(root, path)))).flat()
    if (!closed) await library.scan(targets)
  }

  return {
    add: (path: string) => {
      if (closed) return
      const now = performance.now()
      if (changed.size === 0) firstMs = now
      if (changed.size <= manyPaths) changed.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(quietMs, firstMs + maxBatchMs - now)))
      timer.unref()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Watches one music folder. Polls it while it cannot be watched. */
const watchRoot = (root: string, options: WatchOptions) => {
  const { library, log, watch = watchFolder, pollMs = 15 * 60_000 } = options
  const batch = createChangeBatch(root, options)
  let pollTimer: NodeJS.Timeout | undefined
  let watcher: FolderWatcher | null = null
  let identity: string | null = null
  let closed = false
  let checking = false

  /** Scans the folder at intervals instead, and tries to watch it again each time. */
  const pollInstead = (reason: string) => {
    if (closed) return
    watcher?.close()
    watcher = null
    if (pollTimer) return
    log(
      toPrintable(
        `Changes in ${root} cannot be watched (${reason}); it is looked through every so often instead`,
      ),
    )
    pollTimer = setInterval(() => {
      open()
      void library.scan([wholeRoot(root)])
    }, pollMs)
    pollTimer.unref()
    void library.scan([wholeRoot(root)])
  }

  const open = () => {
    watcher?.close()
    let failed = false
    const opened = watch(root, batch.add, (reason) => {
      failed = true
      pollInstead(reason)
    })
    if (failed) return opened.close()
    watcher = opened
    void stopPollingOnceReady(opened)
  }

  const stopPollingOnceReady = async (opened: FolderWatcher) => {
    await opened.ready
    if (watcher !== opened) return
    clearInterval(pollTimer)
    pollTimer = undefined
  }

  return {
    async start() {
      identity = await identityOf(root)
      if (closed || identity === null) return
      open()
      await watcher?.ready
    },
    /** Watches anew and scans the folder when another one has taken its place. A slow disk is asked once at a time. */
    async check() {
      if (checking) return
      checking = true
      const found = await identityOf(root)
      checking = false
      if (closed || found === identity) return
      identity = found
      if (found === null) watcher?.close()
      else open()
      await library.scan([wholeRoot(root)])
    },
    close() {
      closed = true
      batch.close()
      clearInterval(pollTimer)
      watcher?.close()
    },
  }
}

/** Watches the music folders while the server runs. Keeps no process alive. */
export interface MusicFolderWatcher {
  /** Settles when everything that can be watched is watched; never rejects. */
  ready: Promise<void>
  close(): void
}

export function watchMusicFolders(options: WatchOptions): MusicFolderWatcher {
  const { roots, checkMs = 5000 } = options
  const watched = roots.map((root) => watchRoot(root, options))
  const ready = Promise.all(watched.map((root) => root.start())).then(() => undefined)
  const timer = setInterval(() => void ready.then(() => watched.map((root) => root.check())), checkMs)
  timer.unref()
  return {
    ready,
    close() {
      clearInterval(timer)
      for (const root of watched) root.close()
    },
  }
}
