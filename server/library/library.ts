import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../storage/database'
import { createAlbums, type Albums } from './catalogue/albums'
import { createFolderBounds } from './files/folder-bounds'
import { createCoverSources, type CoverSources } from './covers/cover-sources'
import { createActiveSongs } from './catalogue/availability'
import { createKnownFiles } from './scan/known-files'
import { createPlaylists, type LibraryPlaylists } from './playlists/playlists'
import { createLibraryReport, type LibraryReport } from './report/library-report'
import { toPrintable } from '../text/clean-text'
import { scan } from './scan/scan'
import type { ScanProgress } from './scan/scan-run'
import { mergeTargets, wholeRoot, type ScanTarget } from './scan/scan-target'
import type { MediaReader } from './files/media-reader'
import { createMeasuredLoudness, type MeasuredLoudness } from './catalogue/measured-loudness'
import { createSongPaths } from './catalogue/song-paths'
import { createSongs, type Songs } from './catalogue/songs'

/** The music of the folders, as the last scan found it. */
export interface Library {
  songs: Songs
  albums: Albums
  playlists: LibraryPlaylists
  covers: CoverSources
  loudness: MeasuredLoudness
  /** See {@link createSongPaths}. */
  pathsOf: ReturnType<typeof createSongPaths>
  /** Changes whenever the songs that all listeners may hear change. */
  revision(): number
  progress(): Readonly<ScanProgress>
  /** The last scan of all folders; null until the first one has ended. */
  lastScan(): FinishedScan | null
  report: LibraryReport
  /** Whether a path exists and leads to a file inside the music folders or the uploads, checked now. Never rejects. */
  contains(path: string): Promise<boolean>
  /** Scans all folders; a second call during the scan returns the same promise. Never rejects. */
  rescan(): Promise<void>
  /** Scans parts of the folders after the running scan. Never rejects. */
  scan(targets: readonly ScanTarget[]): Promise<void>
  /** Stops the scan and waits until it no longer uses the database, at most two seconds. */
  close(): Promise<void>
}

interface FinishedScan {
  /** Milliseconds since 1970. */
  endedMs: number
  tookMs: number
  /** Number of files of music and video that it met. */
  found: number
}

export interface LibraryOptions {
  database: Database
  /** Absolute paths. Songs outside them stay in the database but are not shown. */
  roots: readonly string[]
  /** The root that is the demo library, null for none. */
  demo: string | null
  /** The folder of uploads. If it lies inside a music folder, its songs must not become everyone's. */
  excluded: string | null
  log: (line: string) => void
  now: () => number
  reader: MediaReader
  /** Whether the tracks of a cue sheet can be cut from their file. */
  canCut: boolean
  /** A file that changed within this time is read later; one second by default. */
  settleMs?: number
}

/** Returns the line that a finished scan writes to the console. */
const finishedLine = (songs: number, { read, unchanged, unreadable }: ScanProgress, tookMs: number) => {
  const passed = unreadable > 0 ? `, ${unreadable} passed over` : ''
  const took = (tookMs / 1000).toFixed(1)
  return `Library: ${songs} songs (${read} read, ${unchanged} unchanged${passed}) in ${took} s`
}

/** During a scan, the revision changes at most once in this time. */
const revisionIntervalMs = 500
const closeTimeoutMs = 2000
const maxSettleMs = 60_000

/** Counts the states of the library; during many changes, only now and then. */
const createRevision = () => {
  let current = 0
  let countedMs = Number.NEGATIVE_INFINITY
  let pending = false
  const flush = () => {
    if (!pending) return
    current++
    pending = false
    countedMs = performance.now()
  }
  return {
    current: () => current,
    /** Counts the changes that {@link changed} has held back. */
    flush,
    changed: () => {
      pending = true
      if (performance.now() - countedMs >= revisionIntervalMs) flush()
    },
  }
}

type Revision = ReturnType<typeof createRevision>

const nothing = { running: false, found: 0, read: 0, unchanged: 0, unreadable: 0, expected: 0 }

/** Runs scans one after another and repeats those that met files being written. */
const createScanner = (options: LibraryOptions, songs: Songs, revision: Revision) => {
  const { roots, log, now, settleMs = 1000 } = options
  let running: Promise<void> | null = null
  let waiting: ScanTarget[] = []
  let retryDelayMs = settleMs
  let retryTimer: NodeJS.Timeout | undefined
  let progress: ScanProgress = nothing
  let lastScan: FinishedScan | null = null
  const stop = new AbortController()

  const run = async (targets: readonly ScanTarget[], isWhole: boolean) => {
    const started = now()
    const before = revision.current()
    progress = { ...nothing, running: true }
    const dependencies = { ...options, settleMs: isWhole ? 0 : settleMs, onChange: revision.changed }
    try {
      if (isWhole) progress.expected = createKnownFiles(options.database).count()
      const unsettled = await scan(targets, dependencies, stop.signal, progress)
      if (stop.signal.aborted) return
      revision.flush()
      scanLater(unsettled)
      const tookMs = now() - started
      if (isWhole) lastScan = { endedMs: started + tookMs, tookMs, found: progress.found }
      if (isWhole || revision.current() > before) log(finishedLine(songs.count(), progress, tookMs))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log(toPrintable(`The library could not be scanned to its end: ${why}`))
    } finally {
      revision.flush()
      progress.running = false
    }
  }

  const runWaiting = async () => {
    while (waiting.length > 0 && !stop.signal.aborted) {
      const targets = waiting
      waiting = []
      await run(targets, false)
    }
  }

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const turn: Promise<void> = (running ? running.then(work) : work()).finally(() => {
      if (running === turn) running = null
    })
    running = turn
    return turn
  }

  const scanTargets = (targets: readonly ScanTarget[]): Promise<void> => {
    if (stop.signal.aborted) return Promise.resolve()
    waiting = mergeTargets([...waiting, ...targets])
    return enqueue(runWaiting)
  }

  /** Waits twice as long each time, since a file may grow without end. */
  const scanLater = (targets: readonly ScanTarget[]) => {
    if (targets.length === 0) return void (retryDelayMs = settleMs)
    waiting = mergeTargets([...waiting, ...targets])
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => void scanTargets([]), retryDelayMs)
    retryTimer.unref()
    retryDelayMs = Math.min(retryDelayMs * 2, maxSettleMs)
  }

  return {
    progress: () => progress,
    lastScan: () => lastScan,
    scanTargets,
    scanAll: () => enqueue(() => run(roots.map(wholeRoot), true)),
    close: async () => {
      stop.abort()
      clearTimeout(retryTimer)
      // a disk that failed may never answer
      await Promise.race([running, delay(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}

/** Serves what the database holds at once. Scans nothing until `rescan` or `scan` is called. */
export function createLibrary(options: LibraryOptions): Library {
  const { database, roots, demo, excluded, now } = options
  createActiveSongs(database, roots)
  const bounds = createFolderBounds(excluded === null ? roots : [...roots, excluded])
  const songs = createSongs(database)
  const revision = createRevision()
  const scanner = createScanner(options, songs, revision)
  let whole: Promise<void> | null = null
  return {
    songs,
    albums: createAlbums(database),
    playlists: createPlaylists({
      database,
      revision: revision.current,
      scanning: () => scanner.progress().running,
      now,
    }),
    covers: createCoverSources(database),
    loudness: createMeasuredLoudness(database),
    pathsOf: createSongPaths(database, roots),
    revision: revision.current,
    progress: scanner.progress,
    lastScan: scanner.lastScan,
    report: createLibraryReport({ database, roots, demo, revision: revision.current }),
    contains: (path) =>
      bounds.resolve(path).then(
        (place) => place !== null,
        () => false,
      ),
    rescan: () =>
      (whole ??= scanner.scanAll().finally(() => {
        whole = null
      })),
    scan: scanner.scanTargets,
    close: scanner.close,
  }
}
