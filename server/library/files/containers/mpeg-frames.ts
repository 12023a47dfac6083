import { noAudio, type AudioLayout } from './audio-layout'

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

/** Returns where the first MPEG layer III frame starts; null when there is none. */
const firstFrame = (bytes: Buffer): number | null => {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameLength(bytes, at)
    if (length !== null && (frameLength(bytes, at + length) !== null || at + length === bytes.length))
      return at
  }
  return null
}

/** Returns the length of the ADTS frame at the start of the bytes (ISO/IEC 13818-7, 6.2); null when there is none. */
const adtsLength = (bytes: Buffer, at: number): number | null => {
  if (at + 7 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xf6) !== 0xf0) return null
  const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5)
  return length > 7 ? length : null
}

/**
 * Finds MP3 frames, which may start somewhere in the bytes, or AAC frames at their start.
 * @param at the place of the bytes in the file
 * @param end where the sound ends
 */
export function mpegLayout(bytes: Buffer, at: number, end: number): AudioLayout {
  const aac = adtsLength(bytes, 0)
  if (aac !== null && adtsLength(bytes, aac) !== null)
    return { kind: 'aac', codec: 'aac', sound: [{ start: at, end }] }
  const frame = firstFrame(bytes)
  if (frame === null) return noAudio('there is no audio of a known format in it')
  return { kind: 'mp3', codec: 'mp3', sound: [{ start: at + frame, end }] }
}
