import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { toPrintable } from '../../text/clean-text'
import type { Song } from '../catalogue/songs'
import { createConcurrencyLimit } from '../concurrency-limit'
import { createCachedFiles, type CachedFiles } from './cached-files'
import { createGrowingFile, type GrowingFile } from './growing-file'
import { runFfmpeg, runFfmpegToFile } from './run-ffmpeg'
import {
  ffmpegArguments,
  flacArguments,
  flacNames,
  transcodedContainer,
  transcodedHead,
  transcodedSize,
  type TranscodePreset,
} from './transcode-preset'

/** A converted song that is held for one reader: complete, or growing until `release` is called. */
export type TranscodedFile = {
  /** Names the bytes. */
  key: string
} & ({ path: string } | { growing: GrowingFile; release: () => void })

/** Why a song is not sent: it cannot be converted, or too many songs are being converted. */
export type TranscodeRefusal = 'unconvertible' | 'busy'

/** Converts songs that a browser cannot play, or not at the asked bit rate. */
export interface Transcoder {
  /** Returns the song as soon as its first bytes are there. Never rejects. */
  open(song: Song, preset: TranscodePreset): Promise<TranscodedFile | TranscodeRefusal>
  /** Returns the song as a FLAC file once it is complete. Never rejects. */
  openFlac(song: Song): Promise<Extract<TranscodedFile, { path: string }> | TranscodeRefusal>
  /** Ends all conversions. Settles once every process has ended. */
  close(): Promise<void>
}

export interface TranscoderOptions {
  /** Path of the programme. */
  ffmpeg: string
  /** Where converted songs are kept. */
  folder: string
  log: (line: string) => void
  now: () => number
  /** Bound of the kept songs in bytes. */
  maxBytes?: number
  /** Conversions at a time. */
  maxRunning?: number
  /** Conversions that wait for their turn; more are refused. */
  maxWaiting?: number
  /** How long one conversion may take. */
  limitMs?: number
  /** How long a conversion goes on that nobody listens to: a browser asks again when it seeks. */
  idleMs?: number
}

/** What a song becomes. Only FLAC is not sent before it is complete, since its size is not known. */
type Target = TranscodePreset | 'flac'

const firstBytesMs = 30_000
/** How long a song that could not be converted is not tried again. */
const retryMs = 10 * 60_000

interface Job {
  growing: GrowingFile
  readers: number
  stop: AbortController
  idleTimer: NodeJS.Timeout | undefined
  ended: Promise<void>
}

/** A complete file, or the job that makes it. */
interface Conversion {
  key: string
  name: string
  file: { path: string } | Job
}

/** Keeps a job running until the function it returns is called, and for `idleMs` more. */
const hold = (job: Job, idleMs: number): (() => void) => {
  job.readers++
  clearTimeout(job.idleTimer)
  let held = true
  return () => {
    if (!held) return
    held = false
    if (--job.readers > 0) return
    job.idleTimer = setTimeout(() => job.stop.abort(), idleMs)
    job.idleTimer.unref()
  }
}

/** Names what a song is converted to: another one once its file has changed, or the names that a FLAC holds. */
const keyOf = (song: Song, { size, mtimeMs }: Stats, target: Target): string => {
  const { path, durationMs, cut } = song
  const part = cut ? [cut.startSample, cut.endSample] : []
  const names = target === 'flac' ? Object.values(flacNames(song)) : []
  return createHash('sha1')
    .update([path, size, mtimeMs, durationMs, target, ...part, ...names].join('\n'))
    .digest('hex')
}

/** What conversions share. */
interface Conversions extends Required<Pick<TranscoderOptions, 'ffmpeg' | 'log' | 'now' | 'limitMs'>> {
  files: CachedFiles
  inTurn: ReturnType<typeof createConcurrencyLimit>
  jobs: Map<string, Job>
  failedMs: Map<string, number>
}

/** Carries out a job. Never rejects. */
const convert = async (
  { ffmpeg, log, now, limitMs, files, inTurn, jobs, failedMs }: Conversions,
  name: string,
  song: Song,
  path: string,
  target: Target,
  job: Job,
) => {
  const { growing, stop } = job
  try {
    await inTurn(async () => {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limitMs)])
      signal.throwIfAborted()
      await files.makeRoom(growing.size)
      if (target === 'flac')
        await runFfmpegToFile({ ffmpeg, args: flacArguments(path, song, growing.path), signal })
      else {
        const args = ffmpegArguments(path, song, target)
        await runFfmpeg({ ffmpeg, args, head: transcodedHead(song, target), target: growing, signal })
      }
      await rename(growing.path, files.pathOf(name))
    })
  } catch (error) {
    await rm(growing.path, { force: true }).catch(() => undefined)
    if (stop.signal.aborted) return
    failedMs.set(name, now())
    const why = error instanceof Error ? error.message : String(error)
    log(toPrintable(`ffmpeg cannot convert ${path}: ${why}`))
  } finally {
    clearTimeout(job.idleTimer)
    jobs.delete(name)
    // without effect on a complete file; readers of any other wait no longer
    growing.fail()
  }
}

/** Throws when the folder cannot be created. */
export function createTranscoder(options: TranscoderOptions): Transcoder {
  const { ffmpeg, folder, log, now, maxBytes = 2 * 1024 ** 3 } = options
  const { maxRunning = 2, maxWaiting = 8, limitMs = 15 * 60_000, idleMs = 15_000 } = options
  const files = createCachedFiles(folder, maxBytes, now)
  const inTurn = createConcurrencyLimit(maxRunning)
  const jobs = new Map<string, Job>()
  const failedMs = new Map<string, number>()
  const conversions = { ffmpeg, log, now, limitMs, files, inTurn, jobs, failedMs }
  let closed = false

  const start = (name: string, song: Song, path: string, target: Target): Job => {
    // no FLAC is larger than the WAV
    const size = transcodedSize(song, target === 'flac' ? 'lossless' : target)
    const growing = createGrowingFile(files.partialPathOf(name), files.pathOf(name), size)
    const stop = new AbortController()
    const job: Job = { growing, readers: 0, stop, idleTimer: undefined, ended: Promise.resolve() }
    jobs.set(name, job)
    job.ended = convert(conversions, name, song, path, target, job)
    return job
  }

  const findOrStart = async (song: Song, target: Target): Promise<Conversion | TranscodeRefusal> => {
    const found = song.path === null || closed ? null : await stat(song.path).catch(() => null)
    if (song.path === null || !found) return 'unconvertible'
    const key = keyOf(song, found, target)
    const name = `${key}.${target === 'flac' ? target : transcodedContainer(target)}`
    const running = jobs.get(name)
    // one that is being stopped cannot be joined
    if (running?.stop.signal.aborted) await running.ended
    if (!jobs.has(name)) {
      const path = await files.find(name)
      if (path) return { key, name, file: { path } }
      if (now() - (failedMs.get(name) ?? Number.NEGATIVE_INFINITY) < retryMs) return 'unconvertible'
      if (jobs.size >= maxRunning + maxWaiting) return 'busy'
    }
    if (closed) return 'unconvertible'
    // another request may have started it meanwhile
    return { key, name, file: jobs.get(name) ?? start(name, song, song.path, target) }
  }

  return {
    async open(song, preset) {
      const found = await findOrStart(song, preset)
      if (typeof found === 'string') return found
      const { key, name, file } = found
      if ('path' in file) return { key, ...file }
      const release = hold(file, idleMs)
      const head = transcodedHead(song, preset).length
      const isThere = await file.growing.waitBeyond(head, AbortSignal.timeout(firstBytesMs))
      if (isThere && !closed) return { growing: file.growing, key, release }
      release()
      return failedMs.has(name) || closed ? 'unconvertible' : 'busy'
    },
    async openFlac(song) {
      const found = await findOrStart(song, 'flac')
      if (typeof found === 'string') return found
      const { key, name, file } = found
      if ('path' in file) return { key, ...file }
      const release = hold(file, idleMs)
      await file.ended
      release()
      const path = await files.find(name)
      return path ? { key, path } : 'unconvertible'
    },
    async close() {
      closed = true
      const running = [...jobs.values()]
      for (const { stop } of running) stop.abort()
      await Promise.all(running.map(({ ended }) => ended))
    },
  }
}
