/** What the first frame of an MP3 file tells about the file. */
export interface Mp3Info {
  /** Samples per second. */
  sampleRate: number
  samplesPerFrame: number
  /** Samples that encoder and decoder add before the sound, and players skip; 0 if the file does not tell. */
  encoderDelay: number
  /** Whether all frames have the same size. */
  constantBitRate: boolean
  /** The share of the file's bytes that the first frame takes, 0..1; 0 if the file does not tell. */
  firstFrameShare: number
}

/** By MPEG version: 2.5, reserved, 2, 1. */
const rates = [[11_025, 12_000, 8000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]]
const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kilobitsOfVersion2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

/** Samples that a decoder adds to the delay of the encoder. */
const decoderDelay = 529
const id3HeaderLength = 10
const tocLength = 100

/** How many bytes of the first frame {@link readMp3Info} needs. */
export const mp3InfoLength = 192

/** Returns the length in bytes of an ID3v2 tag at the start of a file; 0 if there is none or it is incomplete. */
export function id3Length(bytes: Uint8Array): number {
  if (bytes.length < id3HeaderLength || text(bytes, 0, 3) !== 'ID3') return 0
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(5)
  const footer = flags & 0x10 ? id3HeaderLength : 0
  return id3HeaderLength + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127) + footer
}

/**
 * Reads the Xing, Info and LAME fields of the first frame of a file, which has to start where `bytes` starts:
 * `FF FB 90 00`, 32 bytes of side information, `Info`, flags of the fields that follow (4 bytes), number of frames (4),
 * number of bytes (4), seek table (100), quality (4), `LAME3.100`, 12 bytes, `24 05 A0`: an encoder delay of 0x240
 * samples, a padding of 0x5A0. Returns null if there is no such frame.
 */
export function readMp3Info(bytes: Uint8Array): Mp3Info | null {
  const frame = readFrame(bytes)
  if (!frame) return null
  const { sampleRate, samplesPerFrame, size, tagAt } = frame
  const name = text(bytes, tagAt, 4)
  if (name !== 'Xing' && name !== 'Info') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < mp3InfoLength) return null
  const flags = view.getUint32(tagAt + 4)
  let at = tagAt + 8
  const hasFrames = (flags & 1) > 0
  if (hasFrames) at += 4
  const total = flags & 2 ? view.getUint32(at) : 0
  if (flags & 2) at += 4
  if (flags & 4) at += tocLength
  if (flags & 8) at += 4
  const delays = view.getUint16(at + 21)
  const knows = ['LAME', 'Lavc', 'Lavf'].includes(text(bytes, at, 4))
  return {
    sampleRate,
    samplesPerFrame,
    encoderDelay: knows ? (delays >> 4) + decoderDelay : 0,
    constantBitRate: name === 'Info',
    firstFrameShare: hasFrames && total > size ? size / total : 0,
  }
}

/** Reads the header of a frame; null if it is not MPEG layer III. */
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
  return { sampleRate: rate, samplesPerFrame: frameSamples, size, tagAt: 4 + sideLength }
}

function text(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

const timeoutMs = 10_000
/** Bytes of the first request; most tags without a picture are shorter. */
const firstLength = 2048

/**
 * Reads the head of a file with one small request, or two if it starts with a long tag. Resolves to null if it is no MP3,
 * tells nothing or cannot be loaded. Never rejects.
 */
export async function fetchMp3Info(url: string, signal: AbortSignal): Promise<Mp3Info | null> {
  const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const head = await fetchBytes(url, 0, firstLength, limits)
    const start = head ? id3Length(head) : 0
    if (!head || start + mp3InfoLength <= head.length) return head && readMp3Info(head.subarray(start))
    const frame = await fetchBytes(url, start, mp3InfoLength, limits)
    return frame && readMp3Info(frame)
  } catch {
    return null
  }
}

/** Resolves to null if the server does not answer with the requested range: it could be the whole file. */
async function fetchBytes(url: string, start: number, length: number, signal: AbortSignal) {
  const done = new AbortController()
  const headers = { Range: `bytes=${start}-${start + length - 1}` }
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.any([signal, done.signal]) })
    if (response.status !== 206) return null
    return new Uint8Array(await response.arrayBuffer())
  } finally {
    done.abort()
  }
}
