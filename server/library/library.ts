import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../storage/database'
import { createAlbums, type Albums } from './albums'
import { createBounds } from './bounds'
import { createCoverSources, type CoverSources } from './cover-sources'
import { useRoots } from './heard'
import { createKnownFiles } from './known-files'
import { createPlaylists, type LibraryPlaylists } from './playlists'
import { printable } from './printable'
import { scan, type ScanProgress } from './scan'
import { mergedTargets, wholeRoot, type ScanTarget } from './scan-target'
import type { SongReader } from './song-reader'
import { createSongs, type Songs } from './songs'

/** The listener's music, as the last look at the folders left it. */
export interface Library {
  songs: Songs
  albums: Albums
  playlists: LibraryPlaylists
  covers: CoverSources
  /** A number that changes whenever the songs that everyone may hear do. */
  revision(): number
  progress(): Readonly<ScanProgress>
  /** Files and folders that cannot be used, and why. */
  problems(): { path: string; reason: string }[]
  /** Whether a path is there and leads to nothing outside the folders and the uploads, now. Never rejects. */
  holds(path: string): Promise<boolean>
  /** Looks through all folders; a call while that is under way gives the same. Never rejects. */
  rescan(): Promise<void>
  /** Looks through these parts of the folders, after what is being looked through now. Never rejects. */
  look(targets: readonly ScanTarget[]): Promise<void>
  /** Stops a scan and waits until it has let go of the database, but no longer than two seconds. */
  close(): Promise<void>
}

export interface LibraryOptions {
  database: Database
  /** Absolute paths; songs outside them are kept but not shown. */
  roots: readonly string[]
  /** The one of them that is the demo library, null for none. */
  demo: string | null
  /** The folder of uploads: were it to lie in one of the folders, its songs would not be everyone's. */
  apart: string | null
  log: (line: string) => void
  now: () => number
  reader: SongReader
  /** How long a file that is written to is left alone; one second by default. */
  settleMs?: number
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** How often those who compute from the whole library learn of a change, in the midst of many. */
const newsMs = 500
const closeMs = 2000
const longestSettleMs = 60_000

/** Answers at once from what the database holds; nothing is scanned until `rescan` or `look` is called. */
export function createLibrary(options: LibraryOptions): Library {
  const { database, roots, demo, apart, log, now, reader, settleMs = 1000 } = options
  let revision = 0
  let toldMs = Number.NEGATIVE_INFINITY
  let untold = false
  let running: Promise<void> | null = null
  let whole: Promise<void> | null = null
  let waiting: ScanTarget[] = []
  let patience = settleMs
  let later: NodeJS.Timeout | undefined
  let progress: ScanProgress = { running: false, found: 0, read: 0, unchanged: 0, unreadable: 0 }
  const stop = new AbortController()
  useRoots(database, roots)
  const bounds = createBounds(apart === null ? roots : [...roots, apart])
  const songs = createSongs(database)

  const tell = () => {
    revision++
    untold = false
    toldMs = performance.now()
  }
  const changed = () => {
    untold = true
    if (performance.now() - toldMs >= newsMs) tell()
  }

  /** @param hotMs a change came to notice while this much or more was still being written */
  const run = async (targets: readonly ScanTarget[], hotMs: number) => {
    const started = now()
    const before = revision
    progress = { running: true, found: 0, read: 0, unchanged: 0, unreadable: 0 }
    const dependencies = { database, reader, roots, log, now, demo, apart, changed, hotMs }
    try {
      const unsettled = await scan(targets, dependencies, stop.signal, progress)
      if (stop.signal.aborted) return
      if (untold) tell()
      lookAgain(unsettled)
      const { read, unchanged, unreadable } = progress
      const took = seconds(now() - started)
      const passed = unreadable > 0 ? `, ${unreadable} passed over` : ''
      if (hotMs === 0 || revision > before)
        log(`Library: ${songs.count()} songs (${read} read, ${unchanged} unchanged${passed}) in ${took} s`)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log(printable(`The library could not be scanned to its end: ${why}`))
    } finally {
      if (untold) tell()
      progress.running = false
    }
  }

  const runWaiting = async () => {
    while (waiting.length > 0 && !stop.signal.aborted) {
      const targets = waiting
      waiting = []
      await run(targets, settleMs)
    }
  }

  /** One scan at a time: what is asked for meanwhile is done after it. */
  const queue = (work: () => Promise<void>): Promise<void> => {
    const turn: Promise<void> = (running ? running.then(work) : work()).finally(() => {
      if (running === turn) running = null
    })
    running = turn
    return turn
  }

  const look = (targets: readonly ScanTarget[]): Promise<void> => {
    if (stop.signal.aborted) return Promise.resolve()
    waiting = mergedTargets([...waiting, ...targets])
    return queue(runWaiting)
  }

  /** A file that grows without end is looked at ever more seldom. */
  const lookAgain = (targets: readonly ScanTarget[]) => {
    if (targets.length === 0) return void (patience = settleMs)
    waiting = mergedTargets([...waiting, ...targets])
    clearTimeout(later)
    later = setTimeout(() => void look([]), patience)
    later.unref()
    patience = Math.min(patience * 2, longestSettleMs)
  }

  return {
    songs,
    albums: createAlbums(database),
    playlists: createPlaylists({ database, revision: () => revision, scanning: () => progress.running, now }),
    covers: createCoverSources(database),
    revision: () => revision,
    progress: () => progress,
    problems: () => createKnownFiles(database).problems(),
    holds: (path) =>
      bounds.place(path).then(
        (place) => place !== null,
        () => false,
      ),
    rescan: () =>
      (whole ??= queue(() => run(roots.map(wholeRoot), 0)).finally(() => {
        whole = null
      })),
    look,
    async close() {
      stop.abort()
      clearTimeout(later)
      // a dead disk may never answer
      await Promise.race([running, delay(closeMs, undefined, { ref: false })])
    },
  }
}
