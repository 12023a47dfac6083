import type { AudioCodec } from '../../../../src/contract/audio-formats'
import type { BoundedFile } from '../bounded-file'
import { maxTagBytes, noAudio, tagsTooLarge, type AudioLayout, type Piece } from './audio-layout'

interface Chunk extends Piece {
  type: string
}

/** How numbers are written in a kind of file made of chunks. */
interface ChunkStyle {
  sizeBytes: 4 | 8
  littleEndian: boolean
}

const sizeOf = (head: Buffer, { sizeBytes, littleEndian }: ChunkStyle): number => {
  if (sizeBytes === 8) return Number(littleEndian ? head.readBigUInt64LE(4) : head.readBigUInt64BE(4))
  return littleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4)
}

/** Iterates over chunks: `type (4) | size | content`, padded to an even length. One that is cut off ends with the file. */
async function* chunks(file: BoundedFile, from: number, style: ChunkStyle): AsyncGenerator<Chunk> {
  const headBytes = 4 + style.sizeBytes
  for (let at = from; at + headBytes <= file.size;) {
    const head = await file.read(at, headBytes)
    if (head.length < headBytes) return
    const start = at + headBytes
    const end = start + sizeOf(head, style)
    yield { type: head.toString('latin1', 0, 4), start, end: Math.min(end, file.size) }
    at = end + (end % 2)
  }
}

/** Format tags of integer, float, A-law and mu-law samples. */
const plainTags = new Set([1, 3, 6, 7])
const extensible = 0xfffe
const mp3Tag = 0x55

const wavCodec = (format: Buffer): AudioCodec => {
  if (format.length < 16) return 'other'
  const tag = format.readUInt16LE(0)
  // the first two bytes of the identifier at 24 are the true tag
  const real = tag === extensible && format.length >= 26 ? format.readUInt16LE(24) : tag
  if (plainTags.has(real)) return 'pcm'
  return real === mp3Tag ? 'mp3' : 'other'
}

const plainAiff = new Set(['NONE', 'twos', 'sowt', 'fl32', 'FL32', 'fl64', 'FL64', 'in24', 'in32', 'raw '])

/** `COMM`: channels (2), frames (4), bits (2), sample rate (10), and in AIFC the compression (4). */
const aiffCodec = (common: Buffer): AudioCodec =>
  common.length < 22 || plainAiff.has(common.toString('latin1', 18, 22)) ? 'pcm' : 'other'

interface Kind extends ChunkStyle {
  kind: 'wav' | 'aiff' | 'dff'
  /** Where the first chunk starts. */
  first: number
  /** The chunk that names the code; null when the kind has only one. */
  format: string | null
  codecOf: (format: Buffer) => AudioCodec
  sound: readonly string[]
}

const wav: Kind = {
  kind: 'wav',
  sizeBytes: 4,
  littleEndian: true,
  first: 12,
  format: 'fmt ',
  codecOf: wavCodec,
  sound: ['data'],
}
const aiff: Kind = {
  kind: 'aiff',
  sizeBytes: 4,
  littleEndian: false,
  first: 12,
  format: 'COMM',
  codecOf: aiffCodec,
  sound: ['SSND'],
}
const dff: Kind = {
  kind: 'dff',
  sizeBytes: 8,
  littleEndian: false,
  first: 16,
  format: null,
  codecOf: () => 'dsd',
  sound: ['DSD ', 'DST '],
}

/** Returns the kind of a file by its first 16 bytes; null for another format. */
const kindOf = (head: Buffer): Kind | null => {
  const id = head.toString('latin1', 0, 4)
  const form = head.toString('latin1', 8, 12)
  if ((id === 'RIFF' || id === 'RF64') && form === 'WAVE') return wav
  if (id === 'FORM' && (form === 'AIFF' || form === 'AIFC')) return aiff
  return id === 'FRM8' && head.toString('latin1', 12, 16) === 'DSD ' ? dff : null
}

/**
 * Reads a WAV (`RIFF size WAVE`), an AIFF (`FORM size AIFF`) or a DSDIFF (`FRM8 size DSD `). Returns null for another
 * format. The sound is in one chunk, `data`, `SSND` or `DSD `; tags are in others.
 */
export async function chunkLayout(file: BoundedFile, head: Buffer): Promise<AudioLayout | null> {
  const kind = kindOf(head)
  if (!kind) return null
  let codec: AudioCodec | null = kind.format === null ? kind.codecOf(head) : null
  let sound: Piece | null = null
  for await (const chunk of chunks(file, kind.first, kind)) {
    const { type, start, end } = chunk
    if (kind.sound.includes(type)) sound ??= { start, end }
    else if (end - start > maxTagBytes) return tagsTooLarge
    if (type === kind.format) codec ??= kind.codecOf(await file.read(start, Math.min(40, end - start)))
  }
  if (!codec || !sound || sound.end <= sound.start) return noAudio('there is no sound in it')
  return { kind: kind.kind, codec, sound: [sound] }
}

/**
 * Reads a DSF: `DSD ` chunk of 28 bytes with the place of the ID3 tag at 20, `fmt ` chunk, `data` chunk. Sizes include
 * the twelve bytes of the chunk's head.
 */
export async function dsfLayout(file: BoundedFile): Promise<AudioLayout> {
  const head = await file.read(0, 28 + 12)
  if (head.length < 40 || head.toString('latin1', 28, 32) !== 'fmt ')
    return noAudio('the file ends inside its header')
  const tag = Number(head.readBigUInt64LE(20))
  const end = tag > 0 && tag < file.size ? tag : file.size
  const start = 28 + Number(head.readBigUInt64LE(32)) + 12
  if (start >= end) return noAudio('there is no sound in it')
  return file.size - end > maxTagBytes ? tagsTooLarge : { kind: 'dsf', codec: 'dsd', sound: [{ start, end }] }
}
