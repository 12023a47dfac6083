import { createHash } from 'node:crypto'

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

const crc = (bytes: Uint8Array, width: 8 | 16, polynomial: number): number => {
  const top = 1 << (width - 1)
  const mask = (1 << width) - 1
  let value = 0
  for (const byte of bytes) {
    value ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) value = (value & top ? (value << 1) ^ polynomial : value << 1) & mask
  }
  return value
}

const block = (type: number, body: Buffer, last: boolean): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  head[0] = type | (last ? 0x80 : 0)
  return Buffer.concat([head, body])
}

const little = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const big = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const sized = (text: string) => {
  const bytes = Buffer.from(text)
  return Buffer.concat([little(bytes.length), bytes])
}

const pictureBlock = (data: Uint8Array): Buffer => {
  const mime = Buffer.from('image/png')
  const rest = [0, 0, 0, 0, data.length].map(big)
  return Buffer.concat([big(3), big(mime.length), mime, big(0), ...rest.slice(0, 4), rest[4]!, data])
}

const frameSamples = 4096

/** One mono frame of uncompressed samples: header with its CRC-8, one verbatim subframe, CRC-16. */
const frame = (number: number, samples: Buffer, bits: 16 | 24): Buffer => {
  const count = samples.length / (bits / 8)
  const size = Buffer.alloc(2)
  size.writeUInt16BE(count - 1)
  const head = Buffer.from([0xff, 0xf8, 0x70, bits === 16 ? 0x08 : 0x0c, number, ...size])
  const body = Buffer.concat([head, Buffer.from([crc(head, 8, 0x07), 0x02]), samples])
  const check = Buffer.alloc(2)
  check.writeUInt16BE(crc(body, 16, 0x8005))
  return Buffer.concat([body, check])
}

/** Returns a small, valid, uncompressed mono FLAC file with a quiet triangle wave; at most 11 s at 44.1 kHz. */
export function flacFile(options: FlacOptions = {}): Buffer {
  const { comments = [], tone = 440, seconds = 0.2, bits = 16, sampleRate = 44_100, picture } = options
  const width = bits / 8
  const count = Math.round(seconds * sampleRate)
  const samples = Buffer.alloc(count * width)
  for (let at = 0; at < count; at++) {
    const phase = ((at * tone) / sampleRate) % 1
    samples.writeIntBE(Math.round((Math.abs(phase - 0.5) - 0.25) * 20_000), at * width, width)
  }
  const frames: Buffer[] = []
  for (let at = 0; at < count; at += frameSamples)
    frames.push(frame(frames.length, samples.subarray(at * width, (at + frameSamples) * width), bits))
  const lengths = frames.map(({ length }) => length)
  const info = Buffer.alloc(34)
  info.writeUInt16BE(frameSamples, 0)
  info.writeUInt16BE(frameSamples, 2)
  info.writeUIntBE(Math.min(...lengths), 4, 3)
  info.writeUIntBE(Math.max(...lengths), 7, 3)
  info.writeBigUInt64BE((BigInt(sampleRate) << 44n) | (BigInt(bits - 1) << 36n) | BigInt(count), 10)
  // the MD5 is over little-endian samples
  const swapped = Buffer.concat(
    Array.from({ length: count }, (_, at) =>
      Buffer.from(samples.subarray(at * width, (at + 1) * width)).reverse(),
    ),
  )
  if (!options.withoutMd5) createHash('md5').update(swapped).digest().copy(info, 18)
  const vorbis = Buffer.concat([sized('test'), little(comments.length), ...comments.map(sized)])
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, info, false),
    ...(picture ? [block(6, pictureBlock(picture), false)] : []),
    block(4, vorbis, true),
    ...frames,
  ])
}
