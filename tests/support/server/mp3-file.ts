export interface Mp3Options {
  /** ID3v2 frames by name, e.g. `TIT2`; several values of a v2.4 frame are separated by U+0000. */
  frames?: Readonly<Record<string, string>>
  version?: 3 | 4
  /** Title and artist of an ID3v1 tag at the end. */
  id3v1?: { title: string; artist: string }
  /** Text of an unsynchronised lyric. */
  lyrics?: string
  /** Raw ID3v2 frames, after the others. */
  rawFrames?: readonly [name: string, data: Buffer][]
  /** Tells recordings apart. */
  seed?: number
  seconds?: number
  kbit?: 64 | 128 | 192 | 320
}

const rateIndex = { 64: 5, 128: 9, 192: 11, 320: 14 }

const safe = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))

const size = (value: number, version: 3 | 4) => {
  if (version === 4) return safe(value)
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const text = (value: string, version: 3 | 4) =>
  version === 4
    ? Buffer.concat([Buffer.from([3]), Buffer.from(value)])
    : Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(value, 'utf16le')])

const id3v2 = (frames: [string, Buffer][], version: 3 | 4): Buffer => {
  if (frames.length === 0) return Buffer.alloc(0)
  const body = Buffer.concat(
    frames.flatMap(([name, data]) => [Buffer.from(name), size(data.length, version), Buffer.alloc(2), data]),
  )
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0]), safe(body.length), body])
}

const id3v1Tag = ({ title, artist }: { title: string; artist: string }): Buffer => {
  const tag = Buffer.alloc(128)
  tag.write('TAG', 0)
  tag.write(title, 3, 30, 'latin1')
  tag.write(artist, 33, 30, 'latin1')
  tag[127] = 255
  return tag
}

/** Returns a small MP3 of silent layer III frames at 44.1 kHz with a constant bit rate. */
export function mp3File(options: Mp3Options = {}): Buffer {
  const {
    frames = {},
    version = 4,
    id3v1,
    lyrics,
    rawFrames = [],
    seed = 0,
    seconds = 1,
    kbit = 128,
  } = options
  const frame = Buffer.alloc(Math.floor((144 * kbit * 1000) / 44_100))
  Buffer.from([0xff, 0xfb, rateIndex[kbit] << 4, 0xc4]).copy(frame)
  const audio = Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame))
  // ancillary bytes, which no decoder plays
  audio.writeUInt32BE(seed, frame.length - 4)
  const tagged = Object.entries(frames).map(([name, value]): [string, Buffer] => [name, text(value, version)])
  if (lyrics)
    tagged.push([
      'USLT',
      Buffer.concat([Buffer.from([3]), Buffer.from('eng'), Buffer.from([0]), Buffer.from(lyrics)]),
    ])
  tagged.push(...rawFrames)
  return Buffer.concat([id3v2(tagged, version), audio, ...(id3v1 ? [id3v1Tag(id3v1)] : [])])
}
