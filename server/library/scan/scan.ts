import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { isPlaylistFile } from '../files/playlist-endings'
import { isScanned, isVideo, walkFolder, type Found } from '../files/walk-folder'
import { readDemoIds } from './demo-ids'
import { groupAlbums } from './group-albums'
import type { KnownFile } from './known-files'
import { linkVideos } from './link-videos'
import {
  createScanRun,
  isUnchanged,
  type ScanDependencies,
  type ScannedFile,
  type ScanProgress,
  type ScanRun,
  type Write,
} from './scan-run'
import { scanPlaylist } from './scan-playlist'
import { scanSong } from './scan-song'
import type { ScanTarget } from './scan-target'
import { scanVideo } from './scan-video'

/** Files read at the same time: enough to overlap disk and parser, few enough to leave time for requests. */
const concurrentFiles = 4

/** Device and inode of the folder that is never scanned; null for none. */
const identityOf = (folder: string | null): Promise<string | null> | null =>
  folder === null
    ? null
    : stat(folder, { bigint: true }).then(
        ({ dev, ino }) => `${dev}:${ino}`,
        () => null,
      )

const scanFile = async (run: ScanRun, file: ScannedFile): Promise<Write> => {
  if (isUnchanged(file) && file.known?.id === null) return () => void run.progress.unreadable++
  if (isPlaylistFile(file.found.name)) return scanPlaylist(run, file)
  return isVideo(file.found.name) ? scanVideo(run, file) : scanSong(run, file)
}

/** Starts to read one entry of the folder walk. Returns the step that stores it, null for an entry to ignore. */
const startEntry = (
  run: ScanRun,
  { root, folder }: ScanTarget,
  entry: Found,
  known: KnownFile | undefined,
  fixedIds: ReadonlyMap<string, number> | null,
): Promise<Write> | null => {
  if ('file' in entry) {
    if (!isPlaylistFile(entry.file.name)) run.progress.found++
    const fixedId = fixedIds?.get(entry.file.path) ?? null
    return scanFile(run, { root, found: entry.file, known, fixedId })
  }
  const { path, reason } = entry.unreachable
  // a folder below the root may have been removed: that is why it is scanned
  if (path === folder && folder !== root && reason === 'ENOENT') return null
  return Promise.resolve(() => run.passOver(root, known, { path, size: 0, mtimeMs: 0 }, reason))
}

/** Scans one target. Returns the paths that were known there and were not met. */
const scanTarget = async (run: ScanRun, target: ScanTarget, excluded: string | null): Promise<string[]> => {
  const { root, folder, deep } = target
  const { bounds, visited, signal } = run
  const known = await run.files.under(target)
  const fixedIds = root === run.dependencies.demo ? await readDemoIds(root) : null
  const met = new Set<string>()
  const reading: { path: string; write: Promise<Write> }[] = []

  /** A file that cannot be stored does not stop the others. */
  const writeNext = async () => {
    const { path, write } = reading.shift()!
    try {
      const ready = await write
      if (!signal.aborted) await run.whenUnlocked(ready)
    } catch (error) {
      if (signal.aborted) return
      const why = error instanceof Error ? error.message : String(error)
      run.passOver(root, known.get(path), { path, size: 0, mtimeMs: 0 }, `it cannot be kept: ${why}`)
    }
    await setImmediate()
  }

  for await (const entry of walkFolder(folder, { bounds, deep, visited, excluded })) {
    if (signal.aborted) break
    const { path } = 'file' in entry ? entry.file : entry.unreachable
    const write = startEntry(run, target, entry, known.get(path), fixedIds)
    if (write === null) continue
    met.add(path)
    reading.push({ path, write })
    if (reading.length >= concurrentFiles) await writeNext()
  }
  while (reading.length > 0) await writeNext()
  return [...known.keys()].filter((path) => !met.has(path) && (deep || isScanned(path)))
}

const markVanished = (run: ScanRun, paths: readonly string[]) =>
  run.whenUnlocked(() =>
    run.dependencies.database.transaction(() => {
      run.files.forgetProblems(paths)
      if (run.files.markMissing(paths) > 0) run.markChanged()
    }),
  )

const regroupAlbums = (run: ScanRun) =>
  run.whenUnlocked(async () => {
    if (await groupAlbums(run.dependencies.database, run.signal)) run.markChanged()
  })

const relinkVideos = (run: ScanRun) =>
  run.whenUnlocked(async () => {
    if (await linkVideos(run.dependencies.database, run.signal)) run.markChanged()
  })

/**
 * Updates the database to what is in the targets: reads new and changed files, compares the others by size and time,
 * and marks vanished files as missing after the last target, so that a file moved between targets keeps its song.
 * Files and folders that cannot be read are stored as problems and logged once. Stops early when `signal` aborts.
 * @returns folders to scan again, because files in them were being written
 */
export async function scan(
  targets: readonly ScanTarget[],
  dependencies: ScanDependencies,
  signal: AbortSignal,
  progress: ScanProgress,
): Promise<ScanTarget[]> {
  const run = createScanRun(dependencies, signal, progress)
  const excluded = await identityOf(dependencies.excluded)
  const vanished: string[] = []
  for (const target of targets) {
    vanished.push(...(await scanTarget(run, target, excluded)))
    if (signal.aborted) return []
  }
  // renamed songs have left their old paths by now
  await markVanished(run, vanished)
  await regroupAlbums(run)
  const isWholeRoot = targets.some(({ root, folder }) => folder === root)
  if (run.hasChanged() || isWholeRoot) await relinkVideos(run)
  return run.unsettled
}
