import { setImmediate } from 'node:timers/promises'
import type { Database } from '../storage/database'
import { findBeside } from './beside'
import { readDemoIds } from './demo-ids'
import { keepSong } from './keep-song'
import { createKnownFiles, type KnownFile } from './known-files'
import { movedFrom, readSong } from './read-song'
import type { TagReader } from './read-tags'
import { walk, type FoundFile } from './walk'

/** How far a scan has come. */
export interface ScanProgress {
  running: boolean
  found: number
  /** Files whose tags had to be read. */
  read: number
  unchanged: number
  unreadable: number
}

export interface ScanDependencies {
  database: Database
  readTags: TagReader
  log: (line: string) => void
  now: () => number
  /** Called whenever the library has changed. */
  changed: () => void
}

/** Files in hand at once: enough to overlap disk and parser, few enough to leave the answers their share. */
const width = 2

/**
 * Brings the database in step with the folders: new and changed files are read, unchanged ones only looked at,
 * vanished ones marked missing. Ends early when the signal says so; a folder or file that cannot be read is
 * written down, named once and passed over.
 */
export async function scan(
  roots: readonly string[],
  { database, readTags, log, now, changed }: ScanDependencies,
  signal: AbortSignal,
  progress: ScanProgress,
): Promise<void> {
  const files = createKnownFiles(database)

  /** Songs that a file of this scan has continued; each may be continued once. */
  const continued = new Set<number>()

  const report = (
    root: string,
    known: KnownFile | undefined,
    { path, size, mtimeMs }: Pick<FoundFile, 'path' | 'size' | 'mtimeMs'>,
    reason: string,
  ) => {
    progress.unreadable++
    if (known?.id === null && known.size === size && known.mtimeMs === mtimeMs) return
    files.keepProblem({ path, root, size, mtimeMs, reason })
    log(`Passed over ${path}: ${reason}`)
    changed()
  }

  const take = async (
    root: string,
    found: FoundFile,
    known: KnownFile | undefined,
    fixedId: number | null,
  ) => {
    const beside = await findBeside(found.folder, found.name, found.siblings)
    if (signal.aborted) return
    const same = known?.size === found.size && known.mtimeMs === found.mtimeMs
    if (same && known.id === null) {
      progress.unreadable++
      return
    }
    if (same && known.id !== null && known.beside === beside.stamp && (fixedId ?? known.id) === known.id) {
      progress.unchanged++
      if (known.missing) files.markFound(known.id)
      if (known.missing) changed()
      return
    }
    progress.read++
    const song = await readSong(found, beside, readTags)
    if (signal.aborted) return
    if ('reason' in song) return report(root, known, found, song.reason)
    const moved = await movedFrom(found, files.withAudio(song.audioKey))
    if (signal.aborted) return
    const id = fixedId ?? (moved !== null && !continued.has(moved) ? moved : null)
    if (id !== null) continued.add(id)
    keepSong(database, { ...song, root, found, beside, id, nowMs: now() })
    changed()
  }

  for (const root of roots) {
    const known = files.below(root)
    const fixedIds = await readDemoIds(root)
    const seen = new Set<string>()
    const found = walk(root)
    const worker = async () => {
      for await (const item of { [Symbol.asyncIterator]: () => ({ next: () => found.next() }) }) {
        if (signal.aborted) return
        if ('unreachable' in item) {
          const { path, reason } = item.unreachable
          seen.add(path)
          report(root, known.get(path), { path, size: 0, mtimeMs: 0 }, reason)
          continue
        }
        const { file } = item
        progress.found++
        seen.add(file.path)
        await take(root, file, known.get(file.path), fixedIds.get(file.path) ?? null)
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: width }, worker))
    if (signal.aborted) return
    const gone = [...known].filter(([path]) => !seen.has(path))
    const lost = gone.flatMap(([, { id, missing }]) => (id !== null && !missing ? [id] : []))
    // A song that was found under a new name has left its old path already.
    const still = files.below(root)
    const missing = gone.flatMap(([path]) => still.get(path)?.id ?? []).filter((id) => lost.includes(id))
    database.transaction(() => {
      files.markMissing(missing)
      files.forgetProblems(gone.flatMap(([path, { id }]) => (id === null ? [path] : [])))
    })
    if (missing.length > 0) changed()
  }
}
