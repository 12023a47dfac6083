import { bigEndian } from './number-bytes'

export interface Mp4VideoOptions {
  width?: number
  height?: number
  seconds?: number
  /** Makes the bytes of two videos differ. */
  seed?: number
  title?: string
  artist?: string
  /** Rotated by 90 degrees, as phones do. */
  turned?: boolean
  /** Times and durations of eight bytes. */
  wide?: boolean
  /** `soun` makes a file without a video track. */
  handler?: 'vide' | 'soun'
}

/** A box of an MP4: `size (4) | type (4) | content`. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([bigEndian(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const zeros = (count: number) => Buffer.alloc(count)

/** `mvhd` and `mdhd`: times, a scale of 1000 per second, the duration. */
const lengthBox = (type: string, seconds: number, wide: boolean): Buffer => {
  const ticks = Math.round(seconds * 1000)
  return wide
    ? box(type, Buffer.from([1, 0, 0, 0]), zeros(16), bigEndian(1000), bigEndian(ticks, 8), zeros(80))
    : box(type, zeros(12), bigEndian(1000), bigEndian(ticks), zeros(80))
}

const trackHead = (width: number, height: number, turned: boolean, wide: boolean): Buffer => {
  const one = bigEndian(0x1_0000)
  const none = bigEndian(0)
  const last = bigEndian(0x4000_0000)
  const minus = bigEndian(0xffff_0000)
  const matrix = turned
    ? [none, one, none, minus, none, none, none, none, last]
    : [one, none, none, none, one, none, none, none, last]
  const start = wide ? [Buffer.from([1, 0, 0, 7]), zeros(32)] : [Buffer.from([0, 0, 0, 7]), zeros(20)]
  return box('tkhd', ...start, zeros(16), ...matrix, bigEndian(width * 65_536), bigEndian(height * 65_536))
}

const tag = (name: string, value: string) =>
  box(name, box('data', bigEndian(1), zeros(4), Buffer.from(value)))

const tags = ({ title, artist }: Mp4VideoOptions): Buffer[] => {
  if (!title && !artist) return []
  const list = [...(title ? [tag('\u00a9nam', title)] : []), ...(artist ? [tag('\u00a9ART', artist)] : [])]
  const handler = box('hdlr', zeros(8), Buffer.from('mdirappl'), zeros(9))
  return [box('udta', box('meta', zeros(4), handler, box('ilst', ...list)))]
}

/** One picture format; without it, music-metadata looks for no tags. */
const sampleTable = box(
  'minf',
  box('stbl', box('stsd', zeros(4), bigEndian(1), box('avc1', zeros(6), Buffer.from([0, 1]), zeros(70)))),
)

/** Returns the header of an MP4 video without any pictures. */
export function mp4Video(options: Mp4VideoOptions = {}): Buffer {
  const { width = 1280, height = 720, seconds = 4, seed = 0, wide = false } = options
  const handler = box('hdlr', zeros(8), Buffer.from(options.handler ?? 'vide'), zeros(13))
  const track = box(
    'trak',
    trackHead(width, height, options.turned ?? false, wide),
    box('mdia', lengthBox('mdhd', seconds, wide), handler, sampleTable),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), bigEndian(512), Buffer.from('isomavc1')),
    box('moov', lengthBox('mvhd', seconds, wide), track, ...tags(options)),
    box('mdat', bigEndian(seed), zeros(64)),
  ])
}
