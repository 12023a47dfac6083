import type { Database } from '../storage/database'
import { createAlbums, type Albums } from './albums'
import { createCoverSources, type CoverSources } from './cover-sources'
import { useRoots } from './heard'
import { createKnownFiles } from './known-files'
import { createPlaylists, type ComputedPlaylists } from './playlists'
import { readTags, type TagReader } from './read-tags'
import { scan, type ScanProgress } from './scan'
import { libraryWords, type Word } from './words'
import { createSongs, type Songs } from './songs'

/** The listener's music, as the last look at the folders left it. */
export interface Library {
  songs: Songs
  albums: Albums
  playlists: ComputedPlaylists
  covers: CoverSources
  /** A number that changes whenever the songs that everyone may hear do. */
  revision(): number
  /** Names worth searching for. */
  words(limit: number): Word[]
  progress(): Readonly<ScanProgress>
  /** Files and folders that cannot be used, and why. */
  problems(): { path: string; reason: string }[]
  /** Looks through the folders; a call during a scan gives that one. Never rejects. */
  rescan(): Promise<void>
  /** Stops a scan and waits until it has let go of the database. */
  close(): Promise<void>
}

export interface LibraryOptions {
  database: Database
  /** Absolute paths; songs outside them are kept but not shown. */
  roots: readonly string[]
  /** The one of them that is the demo library, null for none. */
  demo: string | null
  log: (line: string) => void
  now: () => number
  readTags?: TagReader
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Answers at once from what the database holds; nothing is scanned until `rescan` is called. */
export function createLibrary({
  database,
  roots,
  demo,
  log,
  now,
  readTags: reader = readTags,
}: LibraryOptions): Library {
  let revision = 0
  let running: Promise<void> | null = null
  let progress: ScanProgress = { running: false, found: 0, read: 0, unchanged: 0, unreadable: 0 }
  const stop = new AbortController()
  useRoots(database, roots)
  const songs = createSongs(database)

  const run = async () => {
    const started = now()
    progress = { running: true, found: 0, read: 0, unchanged: 0, unreadable: 0 }
    const dependencies = { database, readTags: reader, log, now, demo, changed: () => void revision++ }
    try {
      await scan(roots, dependencies, stop.signal, progress)
      if (stop.signal.aborted) return
      const { read, unchanged, unreadable } = progress
      const took = seconds(now() - started)
      const passed = unreadable > 0 ? `, ${unreadable} passed over` : ''
      log(`Library: ${songs.count()} songs (${read} read, ${unchanged} unchanged${passed}) in ${took} s`)
    } catch (error) {
      log(
        `The library could not be scanned to its end: ${error instanceof Error ? error.message : String(error)}`,
      )
    } finally {
      progress.running = false
      running = null
    }
  }

  return {
    songs,
    albums: createAlbums(database),
    playlists: createPlaylists({ database, revision: () => revision, scanning: () => progress.running, now }),
    covers: createCoverSources(database),
    revision: () => revision,
    words: (limit) => libraryWords(database, limit),
    progress: () => progress,
    problems: () => createKnownFiles(database).problems(),
    rescan: () => (running ??= run()),
    async close() {
      stop.abort()
      await running
    },
  }
}
