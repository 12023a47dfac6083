import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { isBusy, type Database } from '../../storage/database'
import { toPrintable } from '../../text/clean-text'
import { createFolderBounds, type FolderBounds } from '../files/folder-bounds'
import { createEntryLocator, type EntryLocator } from '../files/locate-entry'
import type { MediaReader } from '../files/media-reader'
import type { UnreadableSong } from '../files/read-song'
import type { FoundFile } from '../files/walk-folder'
import { createKnownFiles, type KnownFile, type KnownFiles } from './known-files'
import { createKnownPlaylists, type KnownPlaylists } from './known-playlists'
import { createKnownVideos, type KnownVideos } from './known-videos'
import type { ScanTarget } from './scan-target'

/** How far a scan has come. */
export interface ScanProgress {
  running: boolean
  found: number
  /** Files whose tags had to be read. */
  read: number
  unchanged: number
  unreadable: number
  /** How many files were known at the start of a scan of all folders; 0 for a scan of some. */
  expected: number
}

export interface ScanDependencies {
  database: Database
  reader: MediaReader
  /** All music folders, also those that are not scanned now. */
  roots: readonly string[]
  log: (line: string) => void
  now: () => number
  /** The folder whose song ids are fixed by a list in it, null for none. */
  demo: string | null
  /** A folder that is never scanned, wherever it lies; null for none. */
  excluded: string | null
  /** Whether songs can be cut from a file, as a cue sheet says: that takes an ffmpeg. */
  canCut: boolean
  /** Called whenever the library has changed. */
  onChange: () => void
  /** A file changed less than this many milliseconds ago counts as still being written. */
  settleMs: number
}

/** A media file of a music folder, with what the last scan stored about its path. */
export interface ScannedFile {
  root: string
  found: FoundFile
  known: KnownFile | undefined
  /** The song's id in the demo library's list, null for none. */
  fixedId: number | null
}

/** The writing step of one file. Files are read several at a time and written in the order of their names. */
export type Write = () => Promise<void> | void

/** What the steps of one scan share. */
export interface ScanRun {
  readonly dependencies: ScanDependencies
  readonly signal: AbortSignal
  readonly progress: ScanProgress
  readonly files: KnownFiles
  readonly videos: KnownVideos
  readonly playlists: KnownPlaylists
  /** Of playlist files. */
  readonly entries: EntryLocator
  readonly bounds: FolderBounds
  /** Folders that the scan has entered, by device and inode. */
  readonly visited: Set<string>
  /** Songs that a renamed file of this scan has taken over; each can be taken over once. */
  readonly movedSongs: Set<number>
  /** Folders to scan again because a file in them was being written. */
  readonly unsettled: ScanTarget[]
  hasChanged(): boolean
  markChanged(): void
  /** Stores and logs once why a path is not in the library. */
  passOver(
    root: string,
    known: KnownFile | undefined,
    file: Pick<FoundFile, 'path' | 'size' | 'mtimeMs'>,
    reason: string,
  ): void
  /** Passes over an unreadable file. After a disk fault, stored data stays and the next scan reads the file again. */
  refuse(file: ScannedFile, why: UnreadableSong): void
  /** Whether the file is being written, so that only a part of it may have been read. */
  isBeingWritten(found: FoundFile): Promise<boolean>
  /** Runs `write`, again after a pause while another process has the database locked. */
  whenUnlocked(write: Write): Promise<void>
}

const busyTries = 100
const busyPauseMs = 200

/** Whether the file is the one that the last scan saw under its path. */
export const isUnchanged = ({ known, found }: ScannedFile): boolean =>
  known?.size === found.size && known.mtimeMs === found.mtimeMs

export function createScanRun(
  dependencies: ScanDependencies,
  signal: AbortSignal,
  progress: ScanProgress,
): ScanRun {
  const { database, roots, log, now, onChange, settleMs } = dependencies
  const files = createKnownFiles(database)
  let altered = false

  const markChanged = () => {
    altered = true
    onChange()
  }

  const passOver: ScanRun['passOver'] = (root, known, { path, size, mtimeMs }, reason) => {
    progress.unreadable++
    if (known?.id === null && known.size === size && known.mtimeMs === mtimeMs) return
    files.saveProblem({ path, root, size, mtimeMs, reason })
    log(toPrintable(`Passed over ${path}: ${reason}`))
    markChanged()
  }

  return {
    dependencies,
    signal,
    progress,
    files,
    videos: createKnownVideos(database),
    playlists: createKnownPlaylists(database),
    entries: createEntryLocator(roots),
    bounds: createFolderBounds(roots),
    visited: new Set(),
    movedSongs: new Set(),
    unsettled: [],
    hasChanged: () => altered,
    markChanged,
    passOver,
    refuse({ root, known, found }, why) {
      if (why.isTransient && typeof known?.id === 'number') return void progress.unreadable++
      // without size and time of change, the next scan takes the file for a changed one
      return passOver(root, known, why.isTransient ? { ...found, size: 0, mtimeMs: 0 } : found, why.reason)
    },
    async isBeingWritten({ path, size, mtimeMs }) {
      const age = now() - mtimeMs
      if (age >= 0 && age < settleMs) return true
      const after = await stat(path).catch(() => null)
      return !after || after.size !== size || Math.floor(after.mtimeMs) !== mtimeMs
    },
    async whenUnlocked(write) {
      for (let tries = 1; !signal.aborted; tries++)
        try {
          return await write()
        } catch (error) {
          if (!isBusy(error) || tries >= busyTries) throw error
          await setTimeout(busyPauseMs)
        }
    },
  }
}
