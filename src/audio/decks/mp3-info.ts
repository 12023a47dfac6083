/** What the first frame of an MP3 file tells of the rest. */
export interface Mp3Info {
  /** Samples a second. */
  rate: number
  frameSamples: number
  /** Samples that coding put before the song, and players leave out; 0 when the file does not tell. */
  delay: number
  /** Whether all frames are of one size. */
  constant: boolean
  /** The share of the file's bytes that this first frame takes up; 0 when the file does not tell. */
  share: number
}

/** By version: 2.5, reserved, 2, 1. */
const rates = [[11_025, 12_000, 8000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]]
const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kilobitsOfVersion2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

/** So much a decoder adds to the delay of the encoder. */
const decoderDelay = 529
const id3HeaderLength = 10
const tocLength = 100

/** Bytes of the first frame that {@link readMp3Info} needs at most. */
export const mp3InfoLength = 192

/** Bytes of an ID3v2 tag at the start of a file; 0 when there is none, or not enough of it to tell. */
export function id3Length(bytes: Uint8Array): number {
  if (bytes.length < id3HeaderLength || text(bytes, 0, 3) !== 'ID3') return 0
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(5)
  const footer = flags & 0x10 ? id3HeaderLength : 0
  return id3HeaderLength + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + footer
}

/**
 * Reads the Xing, Info and LAME fields of a file's first frame, which has to begin where `bytes` do:
 * `FF FB 90 00`, 32 bytes of side information, `Info`, what is told (4 bytes), frames (4), bytes (4), table (100),
 * quality (4), `LAME3.100`, 12 bytes, `24 05 A0`: an encoder's delay of 0x240 samples, a padding of 0x5A0.
 * Null when there is no such frame.
 */
export function readMp3Info(bytes: Uint8Array): Mp3Info | null {
  const frame = readFrame(bytes)
  if (!frame) return null
  const { rate, frameSamples, size, tagAt } = frame
  const name = text(bytes, tagAt, 4)
  if (name !== 'Xing' && name !== 'Info') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < mp3InfoLength) return null
  const told = view.getUint32(tagAt + 4)
  let at = tagAt + 8
  const hasFrames = (told & 1) > 0
  if (hasFrames) at += 4
  const total = told & 2 ? view.getUint32(at) : 0
  if (told & 2) at += 4
  if (told & 4) at += tocLength
  if (told & 8) at += 4
  const delays = view.getUint16(at + 21)
  const knows = ['LAME', 'Lavc', 'Lavf'].includes(text(bytes, at, 4))
  return {
    rate,
    frameSamples,
    delay: knows ? (delays >> 4) + decoderDelay : 0,
    constant: name === 'Info',
    share: hasFrames && total > size ? size / total : 0,
  }
}

/** Layer III alone. */
function readFrame(bytes: Uint8Array) {
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const version = (b >> 3) & 3
  const rate = rates[version]?.[(c >> 2) & 3]
  if (a !== 0xff || b >> 5 !== 7 || ((b >> 1) & 3) !== 1 || !rate) return null
  const first = version === 3
  const bits = 1000 * ((first ? kilobits : kilobitsOfVersion2)[c >> 4] ?? 0)
  if (bits === 0) return null
  const frameSamples = first ? 1152 : 576
  const mono = d >> 6 === 3
  const sideLength = first ? (mono ? 17 : 32) : mono ? 9 : 17
  const size = Math.floor((frameSamples * bits) / 8 / rate) + ((c >> 1) & 1)
  return { rate, frameSamples, size, tagAt: 4 + sideLength }
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
