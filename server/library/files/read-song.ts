import { createHash } from 'node:crypto'
import { dirname, extname } from 'node:path'
import type { AudioCodec, AudioContainer } from '../../../src/contract/audio-formats'
import { hasEnding } from './audio-endings'
import type { CutTrack, SongTags } from './cut-tracks'
import { identifyAudio } from './identify-audio'
import { readCueSheets } from './read-cue-sheets'
import { maxLyricLength, readSidecarLyrics, readSmallFile, type Sidecars } from './sidecars'
import { isUsablePicture, maxPictureBytes } from './usable-picture'
import { lyricKinds, type LyricTexts } from './lyric-kinds'
import type { FileTags, TagReader } from './read-tags'
import { discOfFolder, type FoundFile, ioErrorReason } from './walk-folder'

/** Rejects with `message` when the signal aborts before `work` has settled. Does not stop `work` itself. */
async function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal, message: string): Promise<T> {
  let stop = (): void => undefined
  const late = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error(message))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([late, work])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Where the picture of a song lies. Equal pictures have equal keys. */
interface SongCover {
  key: string
  source: 'embedded' | 'file'
  path: string
}

/** The content of one audio file and its sidecars. */
export interface SongReading {
  audioKey: string
  container: AudioContainer
  codec: AudioCodec
  tags: SongTags
  lyrics: LyricTexts
  cover: SongCover | null
  /** The tracks of its cue sheet; empty for a file that is one song. */
  tracks: CutTrack[]
  /** What was left out, one sentence each. */
  notes: string[]
}

/** Why a file is not a playable song. */
export interface UnreadableSong {
  reason: string
  /** Whether reading may succeed later: the disk or the permissions failed, not the file. */
  isTransient?: boolean
}

/** What reading needs to know of a file. */
export type ReadableFile = Pick<FoundFile, 'path' | 'name'>

const readLimitMs = 60_000

/** Codes that lose nothing. Others, such as WavPack, may or may not: the file tells. */
const losslessCodecs = new Set<AudioCodec>(['flac', 'alac', 'pcm', 'ape', 'dsd'])
const unclearCodecs = new Set<AudioCodec>(['wavpack', 'wma', 'other'])

/** Replaces what readers of tags are unsure of by what the code tells. */
const withLossless = <Tags extends Pick<FileTags, 'lossless' | 'bits'>>(
  tags: Tags,
  codec: AudioCodec,
): Tags => {
  const lossless = losslessCodecs.has(codec) || (unclearCodecs.has(codec) && tags.lossless)
  return { ...tags, lossless, bits: lossless ? tags.bits || 16 : 0 }
}

/** Names a picture by its bytes, so that the songs of an album share it. */
const keyOf = (picture: Uint8Array) => createHash('sha1').update(picture).digest('hex').slice(0, 20)

const coverOf = async (
  path: string,
  picture: Uint8Array | null,
  discNo: number,
  sidecars: Sidecars,
): Promise<SongCover | null> => {
  if (picture) return { key: keyOf(picture), source: 'embedded', path }
  for (const cover of [sidecars.discCovers.get(discNo), sidecars.cover]) {
    const bytes = cover && (await readSmallFile(cover, maxPictureBytes))
    if (bytes && isUsablePicture(bytes)) return { key: keyOf(bytes), source: 'file', path: cover }
  }
  return null
}

const read = async (
  { path, name }: ReadableFile,
  sidecars: Sidecars,
  readTags: TagReader,
  signal: AbortSignal,
): Promise<SongReading | UnreadableSong> => {
  const layout = await identifyAudio(path, signal)
  if (layout.kind === 'none') return { reason: layout.reason }
  if (!hasEnding(layout.kind, extname(name).slice(1)))
    return { reason: `it is named as what it is not: ${layout.kind}` }
  const fileTags = await readTags(path).catch((error: unknown) => {
    // an error with a code comes from the system and may pass; the parser's errors do not
    if (!(error instanceof Error) || 'code' in error) throw error
    return { broken: error.message.slice(0, 200) }
  })
  if ('broken' in fileTags) return { reason: `its tags cannot be read: ${fileTags.broken}` }
  const { picture, cueSheet, ...told } = withLossless(fileTags, layout.codec)
  const tags = { ...told, discNo: told.discNo || discOfFolder(dirname(path)) || 1 }
  signal.throwIfAborted()
  const { texts, leftOut } = await readSidecarLyrics(sidecars.lyrics)
  const lyrics: LyricTexts = { ...tags.lyrics, ...texts }
  // embedded TTML would win over the lyrics that the listener put beside the song
  if (!texts.ttml && (texts.lrc || texts.yrc)) delete lyrics.ttml
  const notes = leftOut.map((file) => `${file}: the words cannot be read or are too long`)
  for (const kind of lyricKinds) {
    if ((lyrics[kind]?.length ?? 0) <= maxLyricLength) continue
    delete lyrics[kind]
    notes.push(`${path}: the words in it are too long`)
  }
  const cut = await readCueSheets({ path, name }, sidecars, cueSheet, tags)
  notes.push(...cut.notes)
  const cover = await coverOf(path, picture, tags.discNo, sidecars)
  const { audioKey, kind: container, codec } = layout
  return { audioKey, container, codec, tags, lyrics, cover, tracks: cut.tracks, notes }
}

/** Reads one file without using the database. Ends soon after the signal aborts. Never rejects. */
export async function readSong(
  found: ReadableFile,
  sidecars: Sidecars,
  readTags: TagReader,
  signal: AbortSignal = new AbortController().signal,
): Promise<SongReading | UnreadableSong> {
  const late = new AbortController()
  const stop = () => late.abort()
  const timer = setTimeout(stop, readLimitMs)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    const reading = read(found, sidecars, readTags, late.signal)
    return await rejectOnAbort(reading, late.signal, 'reading it took too long')
  } catch (error) {
    return { reason: ioErrorReason(error), isTransient: true }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
