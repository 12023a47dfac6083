import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { AudioCodec, AudioContainer } from '../../../src/contract/audio-formats'
import { limitReads, type BoundedFile } from './bounded-file'
import { asfLayout } from './containers/asf-layout'
import { maxTagBytes, noAudio, tagsTooLarge, type AudioLayout, type Piece } from './containers/audio-layout'
import { chunkLayout, dsfLayout } from './containers/chunk-layouts'
import { flacLayout } from './containers/flac-layout'
import { matroskaLayout } from './containers/matroska-layout'
import { mp4Layout } from './containers/mp4-layout'
import { mpegLayout } from './containers/mpeg-frames'
import { oggLayout, oggSound } from './containers/ogg-pages'

/** The format of a file by its content, whatever its name. */
export type IdentifiedAudio =
  | { kind: AudioContainer; codec: AudioCodec; audioKey: string }
  | { kind: 'none'; reason: string }

const kib = 1024
/** How far behind the tags the first MPEG frame may start; some encoders pad. */
const searchWindow = 64 * kib

/** ID3v2: `49 44 33 | 04 00 | flags | four bytes of seven bits each`; flag 0x10 adds a footer of ten bytes. */
const id3Length = (head: Buffer): number => {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return size + (head[5]! & 0x10 ? 20 : 10)
}

/**
 * Returns where the audio ends: before ID3v1 (`TAG`, 128 bytes) and an APE tag (`APETAGEX` footer of 32 bytes). Null
 * when the APE tag is too large.
 */
const audioEnd = async (file: BoundedFile): Promise<number | null> => {
  const { size } = file
  const id3v1 = await file.read(size - 128, 3)
  const end = id3v1.toString('latin1') === 'TAG' ? size - 128 : size
  const footer = await file.read(Math.max(0, end - 32), 32)
  if (footer.length < 32 || footer.toString('latin1', 0, 8) !== 'APETAGEX') return end
  const header = footer.readUInt32LE(20) & 0x8000_0000 ? 32 : 0
  const length = footer.readUInt32LE(12)
  // a tag that claims more bytes than the file has is invalid
  if (length + header > end) return end
  return length > maxTagBytes ? null : end - length - header
}

/** Formats without tags of their own inside the sound, by their first bytes. */
const plainHeads: readonly [string, AudioContainer, AudioCodec][] = [
  ['MAC ', 'ape', 'ape'],
  ['wvpk', 'wv', 'wavpack'],
  ['MP+', 'mpc', 'musepack'],
  ['MPCK', 'mpc', 'musepack'],
]

const layoutOf = async (file: BoundedFile): Promise<AudioLayout> => {
  const start = id3Length(await file.read(0, 10))
  if (start >= file.size) return noAudio('the file ends inside its ID3 tag')
  const end = await audioEnd(file)
  if (start > maxTagBytes || end === null) return tagsTooLarge
  const head = await file.read(start, searchWindow)
  const id = head.toString('latin1', 0, 4)
  if (id === 'fLaC') return flacLayout(file, start, end)
  const plain = plainHeads.find(([text]) => id.startsWith(text))
  if (plain) return { kind: plain[1], codec: plain[2], sound: [{ start, end }] }
  if (start === 0) {
    if (head.toString('latin1', 4, 8) === 'ftyp') return mp4Layout(file)
    if (id === 'OggS') return oggLayout(head)
    if (id === 'DSD ') return dsfLayout(file)
    if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return matroskaLayout(file)
    if (head.length >= 4 && head.readUInt32BE(0) === 0x3026b275) return asfLayout(file)
    const chunked = await chunkLayout(file, head)
    if (chunked) return chunked
  }
  return mpegLayout(head, start, end)
}

/** Yields the bytes of a piece; the buffers are used again. */
async function* blocksOf(
  file: FileHandle,
  { start, end }: Piece,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(256 * kib)
  for (let at = start; at < end;) {
    signal?.throwIfAborted()
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

const keyOf = async (
  file: FileHandle,
  size: number,
  sound: Exclude<AudioLayout, { kind: 'none' }>['sound'],
  signal: AbortSignal | undefined,
): Promise<string> => {
  if (typeof sound === 'object' && 'md5' in sound) return `md5:${sound.md5}`
  const hash = createHash('sha1')
  if (sound === 'ogg pages')
    for await (const bytes of oggSound(blocksOf(file, { start: 0, end: size }, signal))) hash.update(bytes)
  else for (const piece of sound) for await (const bytes of blocksOf(file, piece, signal)) hash.update(bytes)
  return `sha1:${hash.digest('hex')}`
}

/**
 * Identifies the recording in a file, independent of its name and tags: by the FLAC's MD5 of its samples, else by the
 * SHA-1 of the bytes that hold its sound. Rejects when the file cannot be read and when `signal` aborts.
 */
export async function identifyAudio(path: string, signal?: AbortSignal): Promise<IdentifiedAudio> {
  // non-blocking, in case a pipe has taken the place of the file
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = await file.stat()
    const { size } = found
    if (!found.isFile()) return { kind: 'none', reason: 'it is no file' }
    if (size === 0) return { kind: 'none', reason: 'the file is empty' }
    const layout = await layoutOf(limitReads(file, size, signal))
    if (layout.kind === 'none') return layout
    const { kind, codec, sound } = layout
    return { kind, codec, audioKey: await keyOf(file, size, sound, signal) }
  } catch (error) {
    // an error without a code comes from the structure of the file
    if (signal?.aborted || !(error instanceof Error) || 'code' in error) throw error
    return { kind: 'none', reason: error.message }
  } finally {
    await file.close()
  }
}
