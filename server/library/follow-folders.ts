import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Library } from './library'
import { printable } from './printable'
import { wholeRoot, type ScanTarget } from './scan-target'
import { watchFolder, type Watch, type Watched } from './watch-folder'

interface ChangeDelays {
  /** A batch ends when nothing has been heard for so long, */
  quietMs: number
  /** or when it has lasted so long. */
  patienceMs: number
  /** How often it is looked whether a music folder is still there, and still the same one. */
  checkMs: number
  /** How often a folder that cannot be watched is looked through. */
  netMs: number
}

export interface FolderChangesOptions extends Partial<ChangeDelays> {
  roots: readonly string[]
  library: Pick<Library, 'look'>
  log: (line: string) => void
  watch?: Watch
}

/** Beyond so many paths, looking through the whole folder is the shorter way. */
const manyPaths = 3000

/** Device and number: a disk that went and came back, or another one in its place, is told by them. */
const identityOf = async (root: string): Promise<string | null> => {
  const found = await stat(root, { bigint: true }).catch(() => null)
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null
}

/** What has to be looked through when something happened at `path`. */
const targetsOf = async (root: string, path: string): Promise<ScanTarget[]> => {
  if (path === root) return [{ root, folder: root, deep: false }]
  const around = { root, folder: dirname(path), deep: false }
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? [around] : [around, { root, folder: path, deep: true }]
}

/** Hears what changes in one music folder and has it looked at, in batches. */
const followRoot = (root: string, options: FolderChangesOptions) => {
  const { library, log, watch = watchFolder } = options
  const { quietMs = 1000, patienceMs = 10_000, netMs = 15 * 60_000 } = options
  const dirty = new Set<string>()
  let firstMs = 0
  let flushTimer: NodeJS.Timeout | undefined
  let netTimer: NodeJS.Timeout | undefined
  let watched: Watched | null = null
  let identity: string | null = null
  let closed = false
  let checking = false

  const flush = async () => {
    const paths = [...dirty]
    dirty.clear()
    const targets =
      paths.length > manyPaths
        ? [wholeRoot(root)]
        : (await Promise.all(paths.map((path) => targetsOf(root, path)))).flat()
    if (!closed) await library.look(targets)
  }

  const heard = (path: string) => {
    if (closed) return
    const now = performance.now()
    if (dirty.size === 0) firstMs = now
    if (dirty.size <= manyPaths) dirty.add(path)
    clearTimeout(flushTimer)
    const rest = Math.max(0, Math.min(quietMs, firstMs + patienceMs - now))
    flushTimer = setTimeout(() => void flush(), rest)
    flushTimer.unref()
  }

  /** Looks through the folder now and then instead, and tries to watch it again. */
  const failed = (reason: string) => {
    if (closed) return
    watched?.close()
    watched = null
    if (netTimer) return
    log(
      printable(
        `Changes in ${root} cannot be watched (${reason}); it is looked through every so often instead`,
      ),
    )
    netTimer = setInterval(() => {
      open()
      void library.look([wholeRoot(root)])
    }, netMs)
    netTimer.unref()
    void library.look([wholeRoot(root)])
  }

  const open = () => {
    watched?.close()
    let fell = false
    const opened = watch(root, heard, (reason) => {
      fell = true
      failed(reason)
    })
    if (fell) return opened.close()
    watched = opened
    void settled(opened)
  }

  /** Once all of it is watched again, it need not be looked through. */
  const settled = async (opened: Watched) => {
    await opened.ready
    if (watched !== opened) return
    clearInterval(netTimer)
    netTimer = undefined
  }

  return {
    async start() {
      identity = await identityOf(root)
      if (closed || identity === null) return
      open()
      await watched?.ready
    },
    /** A dead disk may take its time: one look at it at a time. */
    async check() {
      if (checking) return
      checking = true
      const found = await identityOf(root)
      checking = false
      if (closed || found === identity) return
      identity = found
      if (found === null) watched?.close()
      else open()
      await library.look([wholeRoot(root)])
    },
    close() {
      closed = true
      clearTimeout(flushTimer)
      clearInterval(netTimer)
      watched?.close()
    },
  }
}

/** Notices what changes in the music folders while the server runs. Keeps no process alive. */
export interface FolderChanges {
  /** Settles when all that can be watched is; never rejects. */
  ready: Promise<void>
  close(): void
}

export function followFolders(options: FolderChangesOptions): FolderChanges {
  const { roots, checkMs = 5000 } = options
  const followed = roots.map((root) => followRoot(root, options))
  const ready = Promise.all(followed.map((root) => root.start())).then(() => undefined)
  const timer = setInterval(() => void ready.then(() => followed.map((root) => root.check())), checkMs)
  timer.unref()
  return {
    ready,
    close() {
      clearInterval(timer)
      for (const root of followed) root.close()
    },
  }
}
