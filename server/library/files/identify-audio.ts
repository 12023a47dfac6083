import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

/** The format of a file by its content, whatever its name. */
export type IdentifiedAudio = { kind: 'mp3' | 'flac'; audioKey: string } | { kind: 'none'; reason: string }

const kib = 1024
/** How far behind the tags the first MPEG frame may start; some encoders pad. */
const searchWindow = 64 * kib
/** Larger tags are refused, because readers load them into memory. */
const maxTagBytes = 64 * kib * kib
/** Metadata blocks of a FLAC; real files have fewer than ten. */
const maxBlocks = 1000

const none = (reason: string): IdentifiedAudio => ({ kind: 'none', reason })

/** ID3v2: `49 44 33 | 04 00 | flags | four bytes of seven bits each`; flag 0x10 adds a footer of ten bytes. */
const id3Length = (head: Buffer): number => {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return size + (head[5]! & 0x10 ? 20 : 10)
}

const bitRates: Record<number, readonly number[]> = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

/** Returns the length of the MPEG layer III frame at `at` in bytes; null when there is none. */
const frameLength = (bytes: Buffer, at: number): number | null => {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null
  const version = (bytes[at + 1]! >> 3) & 3
  const layer = (bytes[at + 1]! >> 1) & 3
  const rate = (bytes[at + 2]! >> 2) & 3
  if (version === 1 || layer !== 1 || rate === 3) return null
  const kbit = bitRates[version === 3 ? 1 : 2]?.[bytes[at + 2]! >> 4]
  if (!kbit) return null
  const hertz = [44100, 48000, 32000][rate]! / (version === 3 ? 1 : version === 2 ? 2 : 4)
  return Math.floor(((version === 3 ? 144 : 72) * kbit * 1000) / hertz) + ((bytes[at + 2]! >> 1) & 1)
}

const firstFrame = (bytes: Buffer): number | null => {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameLength(bytes, at)
    if (length !== null && (frameLength(bytes, at + length) !== null || at + length === bytes.length))
      return at
  }
  return null
}

const read = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(Math.max(0, length)),
    0,
    Math.max(0, length),
    start,
  )
  return buffer.subarray(0, bytesRead)
}

/**
 * Returns where the audio ends: before ID3v1 (`TAG`, 128 bytes) and an APE tag (`APETAGEX` footer of 32 bytes). Null
 * when the APE tag is too large.
 */
const audioEnd = async (file: FileHandle, size: number): Promise<number | null> => {
  const id3v1 = await read(file, size - 128, 3)
  const end = id3v1.toString('latin1') === 'TAG' ? size - 128 : size
  const footer = await read(file, Math.max(0, end - 32), 32)
  if (footer.toString('latin1', 0, 8) !== 'APETAGEX') return end
  const header = footer.readUInt32LE(20) & 0x8000_0000 ? 32 : 0
  const length = footer.readUInt32LE(12)
  // a tag that claims more bytes than the file has is invalid
  if (length + header > end) return end
  return length > maxTagBytes ? null : end - length - header
}

const hashed = async (
  file: FileHandle,
  start: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<string> => {
  const hash = createHash('sha1')
  const buffer = Buffer.alloc(256 * kib)
  for (let at = start; at < end;) {
    signal?.throwIfAborted()
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at)
    if (bytesRead === 0) break
    hash.update(buffer.subarray(0, bytesRead))
    at += bytesRead
  }
  return `sha1:${hash.digest('hex')}`
}

/**
 * STREAMINFO after `fLaC`: block header (4 bytes), block sizes (2+2), frame sizes (3+3), 20 bits of sample rate, 3 of
 * channels, 5 of depth, 36 of sample count, MD5 of the samples (16 bytes).
 */
const flacLayout = async (
  file: FileHandle,
  start: number,
  size: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<IdentifiedAudio> => {
  const head = await read(file, start, 42)
  if (head.length < 42 || (head[4]! & 0x7f) !== 0) return none('the file ends inside its FLAC header')
  const samples = (head[21]! & 0x0f) * 2 ** 32 + head.readUInt32BE(22)
  const frames = Math.ceil(samples / Math.max(1, head.readUInt16BE(10)))
  if (size - start < Math.max(0, frames - 1) * head.readUIntBE(12, 3))
    return none('the file is shorter than its FLAC header says')
  let at = start + 4
  let blocks = 0
  for (let last = false; !last; blocks++) {
    signal?.throwIfAborted()
    const block = await read(file, at, 4)
    if (block.length < 4) return none('the file ends inside its FLAC header')
    if (blocks > maxBlocks || at - start > maxTagBytes) return none('its FLAC header has no end')
    last = (block[0]! & 0x80) !== 0
    at += 4 + block.readUIntBE(1, 3)
  }
  if (at > size) return none('the file ends inside its FLAC header')
  const md5 = head.toString('hex', 26, 42)
  if (!/^0+$/.test(md5)) return { kind: 'flac', audioKey: `md5:${md5}` }
  return { kind: 'flac', audioKey: await hashed(file, at, end, signal) }
}

/**
 * Identifies the recording in a file, independent of its name and tags: by the FLAC's MD5 of its samples, else by the
 * SHA-1 of the bytes between the tags. Rejects when the file cannot be read and when `signal` aborts.
 */
export async function identifyAudio(path: string, signal?: AbortSignal): Promise<IdentifiedAudio> {
  // non-blocking, in case a pipe has taken the place of the file
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = await file.stat()
    const { size } = found
    if (!found.isFile()) return none('it is no file')
    if (size === 0) return none('the file is empty')
    const start = id3Length(await read(file, 0, 10))
    if (start >= size) return none('the file ends inside its ID3 tag')
    const end = await audioEnd(file, size)
    if (start > maxTagBytes || end === null) return none('its tags are too large')
    const head = await read(file, start, searchWindow)
    if (head.toString('latin1', 0, 4) === 'fLaC') return await flacLayout(file, start, size, end, signal)
    const frame = firstFrame(head)
    if (frame === null) return none('there is neither MP3 nor FLAC audio in it')
    return { kind: 'mp3', audioKey: await hashed(file, start + frame, end, signal) }
  } finally {
    await file.close()
  }
}
