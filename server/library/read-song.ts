import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { audioLayout } from './audio-layout'
import { beforeAbort } from './before-abort'
import { maxLyricLength, readSideLyrics, readSmallFile, type Beside } from './beside'
import { fitPicture, maxPictureBytes } from './fit-picture'
import { lyricKinds, type LyricTexts } from './lyric-kinds'
import type { Namesake } from './known-files'
import type { FileTags, TagReader } from './read-tags'
import { reasonOf, type FoundFile } from './walk'

/** Where the picture of a song lies; equal pictures have equal keys. */
interface SongCover {
  key: string
  source: 'embedded' | 'file'
  path: string
}

/** What one file of music and those beside it say. */
export interface SongReading {
  audioKey: string
  codec: 'mp3' | 'flac'
  tags: Omit<FileTags, 'picture'>
  lyrics: LyricTexts
  cover: SongCover | null
  /** What was not taken, a sentence each. */
  notes: string[]
}

/** A file that is no playable song, and why. */
export interface NoSong {
  reason: string
  /** Whether it may be readable another time: the disk or the rights were at fault, not the file. */
  passing?: boolean
}

/** What of a file just found its reading needs. */
export type Readable = Pick<FoundFile, 'path' | 'name'>

const readLimitMs = 60_000

const expected = (name: string): 'mp3' | 'flac' => (/\.flac$/i.test(name) ? 'flac' : 'mp3')

/** Names a picture by its bytes, so that an album's songs share one. */
const keyOf = (picture: Uint8Array) => createHash('sha1').update(picture).digest('hex').slice(0, 20)

const coverOf = async (
  path: string,
  picture: Uint8Array | null,
  beside: Beside,
): Promise<SongCover | null> => {
  if (picture) return { key: keyOf(picture), source: 'embedded', path }
  const bytes = beside.cover && (await readSmallFile(beside.cover, maxPictureBytes))
  return bytes && fitPicture(bytes) ? { key: keyOf(bytes), source: 'file', path: beside.cover! } : null
}

const read = async (
  { path, name }: Readable,
  beside: Beside,
  readTags: TagReader,
  signal: AbortSignal,
): Promise<SongReading | NoSong> => {
  const layout = await audioLayout(path, signal)
  if (layout.kind === 'none') return { reason: layout.reason }
  if (layout.kind !== expected(name)) return { reason: `it is named as what it is not: ${layout.kind}` }
  const told = await readTags(path).catch((error: unknown) => {
    // the system's faults may pass, the parser's do not
    if (!(error instanceof Error) || 'code' in error) throw error
    return { broken: error.message.slice(0, 200) }
  })
  if ('broken' in told) return { reason: `its tags cannot be read: ${told.broken}` }
  const { picture, ...tags } = told
  signal.throwIfAborted()
  const { texts, leftOut } = await readSideLyrics(beside.lyrics)
  const lyrics: LyricTexts = { ...tags.lyrics, ...texts }
  // it would be taken before the words that the listener put beside the song
  if (!texts.ttml && (texts.lrc || texts.yrc)) delete lyrics.ttml
  const notes = leftOut.map((file) => `${file}: the words cannot be read or are too long`)
  for (const kind of lyricKinds) {
    if ((lyrics[kind]?.length ?? 0) <= maxLyricLength) continue
    delete lyrics[kind]
    notes.push(`${path}: the words in it are too long`)
  }
  const cover = await coverOf(path, picture, beside)
  return { audioKey: layout.audioKey, codec: layout.kind, tags, lyrics, cover, notes }
}

/** Reads one file from disk without touching the database, and ends soon after the signal. Never rejects. */
export async function readSong(
  found: Readable,
  beside: Beside,
  readTags: TagReader,
  signal: AbortSignal = new AbortController().signal,
): Promise<SongReading | NoSong> {
  const late = new AbortController()
  const stop = () => late.abort()
  const timer = setTimeout(stop, readLimitMs)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    const reading = read(found, beside, readTags, late.signal)
    return await beforeAbort(reading, late.signal, 'reading it took too long')
  } catch (error) {
    return { reason: reasonOf(error), passing: true }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Case and the composition of accents apart, which some disks do not tell apart. */
const folded = (path: string) => path.normalize('NFC').toLowerCase()

/**
 * The song that `found` continues under a new name: one with the same audio whose own file is gone or holds
 * something else by now. Two files of the same audio, both in place, are two songs.
 */
export async function movedFrom(found: Readable, namesakes: readonly Namesake[]): Promise<number | null> {
  const itself = namesakes.find(({ path }) => path === found.path)
  if (itself) return itself.id
  for (const { id, path, size, mtimeMs } of namesakes) {
    if (path === null) return id
    const there = await stat(path).catch(() => null)
    if (!there || there.size !== size || Math.floor(there.mtimeMs) !== mtimeMs) return id
    // one file under two spellings of its name, on a disk that takes either
    const here = folded(path) === folded(found.path) ? await stat(found.path).catch(() => null) : null
    if (here && here.dev === there.dev && here.ino === there.ino) return id
  }
  return null
}
