import { createHash } from 'node:crypto'
import { bigEndian, littleEndian } from './number-bytes'

export interface FlacOptions {
  /** Vorbis comments such as `TITLE=One`; a name may come several times. */
  comments?: readonly string[]
  /** Tells recordings apart. */
  tone?: number
  seconds?: number
  bits?: 16 | 24
  sampleRate?: number
  picture?: Uint8Array
  /** Leaves the MD5 of the samples zero, as some encoders do. */
  withoutMd5?: boolean
}

/** Returns the function that computes such a checksum, a byte at a time. */
const checksum = (width: 8 | 16, polynomial: number): ((bytes: Uint8Array) => number) => {
  const top = 1 << (width - 1)
  const mask = (1 << width) - 1
  const table = Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) value = (value & top ? (value << 1) ^ polynomial : value << 1) & mask
    return value
  })
  return (bytes) => {
    let value = 0
    for (const byte of bytes) value = (table[(value >> (width - 8)) ^ byte]! ^ (value << 8)) & mask
    return value
  }
}

const crc8 = checksum(8, 0x07)
const crc16 = checksum(16, 0x8005)

const block = (type: number, body: Buffer, last: boolean): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  head[0] = type | (last ? 0x80 : 0)
  return Buffer.concat([head, body])
}

const sized = (text: string) => {
  const bytes = Buffer.from(text)
  return Buffer.concat([littleEndian(bytes.length), bytes])
}

const pictureBlock = (data: Uint8Array): Buffer => {
  const mime = Buffer.from('image/png')
  const rest = [0, 0, 0, 0, data.length].map((value) => bigEndian(value))
  return Buffer.concat([
    bigEndian(3),
    bigEndian(mime.length),
    mime,
    bigEndian(0),
    ...rest.slice(0, 4),
    rest[4]!,
    data,
  ])
}

/** A number below 65,536 as in UTF-8. */
const coded = (number: number): number[] => {
  if (number < 0x80) return [number]
  if (number < 0x800) return [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
  return [0xe0 | (number >> 12), 0x80 | ((number >> 6) & 0x3f), 0x80 | (number & 0x3f)]
}

const frameSamples = 4096

/** Of a frame. Where it only refers to the head of the file, Chromium cannot tell when the last frame is due. */
const rateCodes = new Map([
  [44_100, 9],
  [48_000, 10],
  [96_000, 11],
])

/** One mono frame of uncompressed samples: header with its CRC-8, one verbatim subframe, CRC-16. */
const frame = (number: number, samples: Buffer, bits: 16 | 24, rateCode: number): Buffer => {
  const count = samples.length / (bits / 8)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(count - 1)
  const head = Buffer.from([
    0xff,
    0xf8,
    0x70 | rateCode,
    bits === 16 ? 0x08 : 0x0c,
    ...coded(number),
    ...size,
  ])
  const body = Buffer.concat([head, Buffer.from([crc8(head), 0x02]), samples])
  const check = Buffer.alloc(2)
  check.writeUInt16BE(crc16(body))
  return Buffer.concat([body, check])
}

/** Returns a small, valid, uncompressed mono FLAC file with a quiet triangle wave at 44.1, 48 or 96 kHz. */
export function flacFile(options: FlacOptions = {}): Buffer {
  const { comments = [], tone = 440, seconds = 0.2, bits = 16, sampleRate = 44_100, picture } = options
  const width = bits / 8
  const count = Math.round(seconds * sampleRate)
  const samples = Buffer.alloc(count * width)
  // the MD5 is over little-endian samples
  const swapped = Buffer.alloc(count * width)
  for (let at = 0; at < count; at++) {
    const phase = ((at * tone) / sampleRate) % 1
    // in steps of 16: no two bytes look like the start of a frame, at which the browser would lose its way
    const sample = (Math.round((Math.abs(phase - 0.5) - 0.25) * 1250) * 16) << (bits - 16)
    for (let byte = 0; byte < width; byte++) {
      swapped[at * width + byte] = sample >> (8 * byte)
      samples[at * width + width - 1 - byte] = sample >> (8 * byte)
    }
  }
  const rateCode = rateCodes.get(sampleRate)
  if (!rateCode) throw new RangeError(`no frames of ${sampleRate} Hz`)
  const frames: Buffer[] = []
  for (let at = 0; at < count; at += frameSamples)
    frames.push(
      frame(frames.length, samples.subarray(at * width, (at + frameSamples) * width), bits, rateCode),
    )
  const lengths = frames.map(({ length }) => length)
  const info = Buffer.alloc(34)
  info.writeUInt16BE(frameSamples, 0)
  info.writeUInt16BE(frameSamples, 2)
  info.writeUIntBE(Math.min(...lengths), 4, 3)
  info.writeUIntBE(Math.max(...lengths), 7, 3)
  info.writeBigUInt64BE((BigInt(sampleRate) << 44n) | (BigInt(bits - 1) << 36n) | BigInt(count), 10)
  if (!options.withoutMd5) createHash('md5').update(swapped).digest().copy(info, 18)
  const vorbis = Buffer.concat([sized('test'), littleEndian(comments.length), ...comments.map(sized)])
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, info, false),
    ...(picture ? [block(6, pictureBlock(picture), false)] : []),
    block(4, vorbis, true),
    ...frames,
  ])
}
