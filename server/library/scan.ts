import { stat } from 'node:fs/promises'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { isBusy, type Database } from '../storage/database'
import { createFilmLook } from '../videos/film-look'
import { linkFilms } from '../videos/link-films'
import { findBeside } from './beside'
import { createBounds } from './bounds'
import { readDemoIds } from './demo-ids'
import { keepSong } from './keep-song'
import { createKnownFiles, type KnownFile } from './known-files'
import { printable } from './printable'
import { movedFrom, type NoSong } from './read-song'
import type { ScanTarget } from './scan-target'
import type { SongReader } from './song-reader'
import { isFilm, isMedia, walk, type FoundFile } from './walk'

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
  reader: SongReader
  /** All music folders, whatever part of them is scanned. */
  roots: readonly string[]
  log: (line: string) => void
  now: () => number
  /** The folder whose song ids are fixed by a list in it, null for none. */
  demo: string | null
  /** A folder that is not looked at, wherever it lies; null for none. */
  apart: string | null
  /** Called whenever the library has changed. */
  changed: () => void
  /** A file written to within this time is taken to be still in the making. */
  hotMs: number
}

/** Files in hand at once: enough to overlap disk and parser, few enough to leave the answers their share. */
const width = 4

const busyTries = 100
const busyPauseMs = 200

/** What a file in hand comes to, written down in the order of names. */
type Outcome = () => Promise<void> | void

/**
 * Brings the database in step with the targets: new and changed files are read, unchanged ones only looked at, and
 * once all is seen, vanished ones marked missing, so that a file that went from one target to another keeps its song.
 * Ends early when the signal says so; a folder or file that cannot be read is written down, named once and passed
 * over. Gives the folders of files that changed while they were looked at, which want another look.
 */
export async function scan(
  targets: readonly ScanTarget[],
  { database, reader, roots, log, now, demo, apart, changed: tell, hotMs }: ScanDependencies,
  signal: AbortSignal,
  progress: ScanProgress,
): Promise<ScanTarget[]> {
  const files = createKnownFiles(database)
  const bounds = createBounds(roots)
  const entered = new Set<string>()
  const apartId =
    apart &&
    (await stat(apart, { bigint: true }).then(
      ({ dev, ino }) => `${dev}:${ino}`,
      () => null,
    ))
  let altered = false
  const changed = () => {
    altered = true
    tell()
  }
  const lookAtFilm = createFilmLook({ database, reader, bounds, now, changed })
  const unsettled: ScanTarget[] = []
  const gone: string[] = []

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
    log(printable(`Passed over ${path}: ${reason}`))
    changed()
  }

  /** A disk at fault is asked again at the next scan; what is known already stays. */
  const refuse = (root: string, known: KnownFile | undefined, found: FoundFile, why: NoSong) => {
    if (why.passing && typeof known?.id === 'number') return void progress.unreadable++
    return report(root, known, why.passing ? { ...found, size: 0, mtimeMs: 0 } : found, why.reason)
  }

  /** Whether somebody writes to the file, so that what was read of it is no more than a part. */
  const inTheMaking = async ({ path, size, mtimeMs }: FoundFile): Promise<boolean> => {
    const age = now() - mtimeMs
    if (age >= 0 && age < hotMs) return true
    const after = await stat(path).catch(() => null)
    return !after || after.size !== size || Math.floor(after.mtimeMs) !== mtimeMs
  }

  /** Another process may be writing to the database; it is waited for without holding up the answers. */
  const patiently = async (write: Outcome) => {
    for (let tries = 1; !signal.aborted; tries++)
      try {
        return await write()
      } catch (error) {
        if (!isBusy(error) || tries >= busyTries) throw error
        await setTimeout(busyPauseMs)
      }
  }

  const look = async (
    root: string,
    found: FoundFile,
    known: KnownFile | undefined,
    fixedId: number | null,
  ): Promise<Outcome> => {
    const beside = await findBeside(found.folder, found.name, found.siblings, bounds)
    const same = known?.size === found.size && known.mtimeMs === found.mtimeMs
    if (same && known.id === null) return () => void progress.unreadable++
    if (same && known.id !== null && known.beside === beside.stamp && (fixedId ?? known.id) === known.id)
      return () => {
        progress.unchanged++
        if (!known.missing) return
        files.markFound(known.id!)
        changed()
      }
    const song = await reader.song(found, beside)
    if (await inTheMaking(found))
      return () => void unsettled.push({ root, folder: found.folder, deep: false })
    progress.read++
    return async () => {
      if ('reason' in song) return refuse(root, known, found, song)
      const moved = await movedFrom(found, files.withAudio(song.audioKey))
      if (signal.aborted) return
      const id = fixedId ?? (moved !== null && !continued.has(moved) ? moved : null)
      keepSong(database, { ...song, root, found, beside, id, nowMs: now() })
      if (id !== null) continued.add(id)
      for (const note of song.notes) log(printable(`Left out ${note}`))
      changed()
    }
  }

  const lookAt: typeof look = async (root, found, known, fixedId) => {
    if (!isFilm(found.name)) return look(root, found, known, fixedId)
    const same = known?.size === found.size && known.mtimeMs === found.mtimeMs
    if (same && known.id === null) return () => void progress.unreadable++
    const film = await lookAtFilm(root, found, known)
    if ('unchanged' in film) return film.unchanged
    if (await inTheMaking(found))
      return () => void unsettled.push({ root, folder: found.folder, deep: false })
    return 'keep' in film ? film.keep : () => refuse(root, known, found, film)
  }

  /** Looks through one target; what is known there and not met any more is `gone`. */
  const pass = async (target: ScanTarget) => {
    const { root, folder, deep } = target
    const known = await files.below(target)
    const fixedIds = root === demo ? await readDemoIds(root) : null
    const seen = new Set<string>()
    const inHand: { path: string; outcome: Promise<Outcome> }[] = []

    /** One file that cannot be written down ends nothing but itself. */
    const writeNext = async () => {
      const { path, outcome } = inHand.shift()!
      try {
        const write = await outcome
        if (!signal.aborted) await patiently(write)
      } catch (error) {
        if (signal.aborted) return
        const why = error instanceof Error ? error.message : String(error)
        report(root, known.get(path), { path, size: 0, mtimeMs: 0 }, `it cannot be kept: ${why}`)
      }
      await setImmediate()
    }

    for await (const item of walk(folder, { bounds, deep, entered, apart: apartId })) {
      if (signal.aborted) break
      if ('unreachable' in item) {
        const { path, reason } = item.unreachable
        // it was asked for because it may be gone
        if (path === folder && folder !== root && reason === 'ENOENT') continue
        seen.add(path)
        const write = () => report(root, known.get(path), { path, size: 0, mtimeMs: 0 }, reason)
        inHand.push({ path, outcome: Promise.resolve(write) })
      } else {
        const { path } = item.file
        progress.found++
        seen.add(path)
        inHand.push({ path, outcome: lookAt(root, item.file, known.get(path), fixedIds?.get(path) ?? null) })
      }
      if (inHand.length >= width) await writeNext()
    }
    while (inHand.length > 0) await writeNext()
    for (const path of known.keys()) if (!seen.has(path) && (deep || isMedia(path))) gone.push(path)
  }

  for (const target of targets) {
    await pass(target)
    if (signal.aborted) return []
  }
  // a song that was found under a new name has left its old path already
  await patiently(() =>
    database.transaction(() => {
      files.forgetProblems(gone)
      if (files.markMissing(gone) > 0) changed()
    }),
  )
  const whole = targets.some(({ root, folder }) => folder === root)
  if (altered || whole)
    await patiently(async () => {
      if (await linkFilms(database, signal)) changed()
    })
  return unsettled
}
