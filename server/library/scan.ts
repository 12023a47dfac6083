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
  /** The folder whose song ids are fixed by a list in it, null for none. */
  demo: string | null
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
  { database, readTags, log, now, demo, changed }: ScanDependencies,
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

  /** Reads what has to be read; what is learnt is written down by the function returned, in the order of names. */
  const look = async (
    root: string,
    found: FoundFile,
    known: KnownFile | undefined,
    fixedId: number | null,
  ): Promise<() => Promise<void> | void> => {
    const beside = await findBeside(found.folder, found.name, found.siblings)
    const same = known?.size === found.size && known.mtimeMs === found.mtimeMs
    if (same && known.id === null) return () => void progress.unreadable++
    if (same && known.id !== null && known.beside === beside.stamp && (fixedId ?? known.id) === known.id)
      return () => {
        progress.unchanged++
        if (!known.missing) return
        files.markFound(known.id!)
        changed()
      }
    const song = await readSong(found, beside, readTags)
    return async () => {
      progress.read++
      if ('reason' in song) {
        // looked at again at the next scan; a song that is known already stays
        if (song.passing && typeof known?.id === 'number') return void progress.unreadable++
        return report(root, known, song.passing ? { ...found, size: 0, mtimeMs: 0 } : found, song.reason)
      }
      const moved = await movedFrom(found, files.withAudio(song.audioKey))
      if (signal.aborted) return
      const id = fixedId ?? (moved !== null && !continued.has(moved) ? moved : null)
      if (id !== null) continued.add(id)
      keepSong(database, { ...song, root, found, beside, id, nowMs: now() })
      changed()
    }
  }

  /** Marks as missing what the database knows below `root` and the walk has not come upon. */
  const settleMissing = (root: string, known: ReadonlyMap<string, KnownFile>, seen: ReadonlySet<string>) => {
    const gone = [...known].filter(([path]) => !seen.has(path))
    // A song that was found under a new name has left its old path already.
    const still = files.below(root)
    const lost = gone.filter(
      ([path, { id, missing }]) => id !== null && !missing && still.get(path)?.id === id,
    )
    database.transaction(() => {
      files.markMissing(lost.flatMap(([, { id }]) => id ?? []))
      files.forgetProblems(gone.flatMap(([path, { id }]) => (id === null ? [path] : [])))
    })
    if (lost.length > 0) changed()
  }

  for (const root of roots) {
    const known = files.below(root)
    const fixedIds = root === demo ? await readDemoIds(root) : null
    const seen = new Set<string>()
    const inHand: Promise<() => Promise<void> | void>[] = []
    const writeNext = async () => {
      const write = await inHand.shift()
      if (!signal.aborted) await write?.()
      await setImmediate()
    }
    for await (const item of walk(root)) {
      if (signal.aborted) break
      if ('unreachable' in item) {
        const { path, reason } = item.unreachable
        seen.add(path)
        const write = () => report(root, known.get(path), { path, size: 0, mtimeMs: 0 }, reason)
        inHand.push(Promise.resolve(write))
      } else {
        const { path } = item.file
        progress.found++
        seen.add(path)
        inHand.push(look(root, item.file, known.get(path), fixedIds?.get(path) ?? null))
      }
      if (inHand.length >= width) await writeNext()
    }
    while (inHand.length > 0) await writeNext()
    if (signal.aborted) return
    settleMissing(root, known, seen)
  }
}
