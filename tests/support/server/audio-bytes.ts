import { box } from './mp4-video'
import { bigEndian, littleEndian } from './number-bytes'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** Bytes that stand for sound. */
export const sound = (seed: number, length = 600): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7 + seed * 31) % 251))

const even = (content: Buffer) =>
  content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.alloc(1)])

/** `type (4) | size (4) | content`, padded. */
const chunk = (type: string, content: Buffer, isLittleEndian: boolean): Buffer =>
  Buffer.concat([ascii(type), (isLittleEndian ? littleEndian : bigEndian)(content.length), even(content)])

/** A WAV with 16-bit samples and any chunks around them. */
export function wavBytes(seed: number, tags: Readonly<Record<string, string>> = {}, formatTag = 1): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(formatTag, 0)
  format.writeUInt16LE(2, 2)
  format.writeUInt32LE(44_100, 4)
  format.writeUInt32LE(176_400, 8)
  format.writeUInt16LE(4, 12)
  format.writeUInt16LE(16, 14)
  const others = Object.entries(tags).map(([type, text]) => chunk(type, ascii(text), true))
  const body = Buffer.concat([
    ascii('WAVE'),
    chunk('fmt ', format, true),
    ...others,
    chunk('data', sound(seed), true),
  ])
  return Buffer.concat([ascii('RIFF'), littleEndian(body.length), body])
}

/** An AIFF, or with a compression an AIFC. */
export function aiffBytes(seed: number, compression: string | null = null, name = ''): Buffer {
  const common = Buffer.concat([Buffer.alloc(18), ascii(compression ?? '')])
  const body = Buffer.concat([
    ascii(compression === null ? 'AIFF' : 'AIFC'),
    ...(name ? [chunk('NAME', ascii(name), false)] : []),
    chunk('COMM', common, false),
    chunk('SSND', Buffer.concat([Buffer.alloc(8), sound(seed)]), false),
  ])
  return Buffer.concat([ascii('FORM'), bigEndian(body.length), body])
}

const dsdRate = 2_822_400

/** A DSDIFF in two channels, whose ID3 tag follows so many bytes of sound. */
export function dffBytes(seed: number, tag: string | Uint8Array = '', length = 600): Buffer {
  const wide = (type: string, content: Buffer) =>
    Buffer.concat([ascii(type), bigEndian(content.length, 8), even(content)])
  const properties = [
    wide('FS  ', bigEndian(dsdRate)),
    wide('CHNL', Buffer.concat([bigEndian(2, 2), ascii('SLFTSRGT')])),
    wide('CMPR', ascii('DSD \u000enot compressed\0')),
  ]
  const body = Buffer.concat([
    ascii('DSD '),
    wide('FVER', bigEndian(0x01_05_00_00)),
    wide('PROP', Buffer.concat([ascii('SND '), ...properties])),
    wide('DSD ', sound(seed, length)),
    ...(tag.length > 0 ? [wide('ID3 ', Buffer.from(tag))] : []),
  ])
  return Buffer.concat([ascii('FRM8'), bigEndian(body.length, 8), body])
}

/** A DSF in two channels, whose ID3 tag follows so many bytes of sound. */
export function dsfBytes(seed: number, tag: string | Uint8Array = '', length = 600): Buffer {
  const facts = [1, 0, 2, 2, dsdRate, 1].map((value) => littleEndian(value))
  const blocks = [littleEndian((length / 2) * 8, 8), littleEndian(4096), littleEndian(0)]
  const format = Buffer.concat([ascii('fmt '), littleEndian(52, 8), ...facts, ...blocks])
  const data = Buffer.concat([ascii('data'), littleEndian(12 + length, 8), sound(seed, length)])
  const end = 28 + format.length + data.length
  const sizes = [28, end + tag.length, tag.length > 0 ? end : 0].map((value) => littleEndian(value, 8))
  return Buffer.concat([ascii('DSD '), ...sizes, format, data, Buffer.from(tag)])
}

/** A Windows Media file: the objects Header and Data. */
export function asfBytes(seed: number, tag = ''): Buffer {
  const object = (id: string, content: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), littleEndian(content.length + 24, 8), content])
  return Buffer.concat([
    object('3026b2758e66cf11a6d900aa0062ce6c', ascii(`header ${tag}`)),
    object('3626b2758e66cf11a6d900aa0062ce6c', sound(seed)),
  ])
}

/** An MP4 with a track of sound in the code of that name. */
export function m4aBytes(seed: number, code: string, title = '', objectType = 0x40): Buffer {
  const config = Buffer.from([3, 25, 0, 1, 0, 4, 17, objectType, 0x15, 0, 0, 0])
  const esds = code === 'mp4a' ? box('esds', Buffer.alloc(4), config) : Buffer.alloc(0)
  const description = box('stsd', Buffer.alloc(4), bigEndian(1), box(code, Buffer.alloc(28), esds))
  const handler = box('hdlr', Buffer.alloc(8), ascii('soun'), Buffer.alloc(13))
  const track = box('trak', box('mdia', handler, box('minf', box('stbl', description))))
  return Buffer.concat([
    box('ftyp', ascii('M4A '), Buffer.alloc(8)),
    box('moov', track, box('udta', ascii(title))),
    box('mdat', sound(seed)),
  ])
}

/** A page of an Ogg with one packet of at most 254 bytes. */
const oggPage = (number: number, position: bigint, packet: Buffer): Buffer => {
  const head = Buffer.alloc(28)
  head.write('OggS')
  head[5] = number === 0 ? 2 : 0
  head.writeBigInt64LE(position, 6)
  head.writeUInt32LE(number, 18)
  head[26] = 1
  head[27] = packet.length
  return Buffer.concat([head, packet])
}

/** An Ogg that starts with this packet. Each tag takes a page, so that the numbers of the others change with them. */
export function oggBytes(seed: number, first: string, tags: readonly string[] = ['']): Buffer {
  const headers = [ascii(first.padEnd(30, '\0')), ...tags.map(ascii)]
  const sounds = [sound(seed, 200), sound(seed + 1, 200)]
  return Buffer.concat([
    ...headers.map((packet, number) => oggPage(number, 0n, packet)),
    ...sounds.map((packet, at) => oggPage(headers.length + at, BigInt((at + 1) * 960), packet)),
  ])
}

/** AAC in two ADTS frames, which hold their own length. */
export function adtsBytes(seed: number): Buffer {
  const frame = (at: number) => {
    const length = 207
    const head = [
      0xff,
      0xf1,
      0x50,
      0x80 | (length >> 11),
      (length >> 3) & 0xff,
      ((length & 7) << 5) | 0x1f,
      0xfc,
    ]
    return Buffer.concat([Buffer.from(head), sound(seed + at, length - 7)])
  }
  return Buffer.concat([frame(0), frame(1), frame(2)])
}
