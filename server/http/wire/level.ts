import type { Quality } from '../../../src/contract/replies/stream'
import type { Song } from '../../library/catalogue/songs'

/** The quality level of a file. Levels with effects do not occur. */
export type Level = Extract<Quality, 'standard' | 'higher' | 'exhigh' | 'lossless' | 'hires'>

export function levelOf({ lossless, bits, sampleRate, bitrate }: Song): Level {
  if (lossless) return bits > 16 || sampleRate > 48_000 ? 'hires' : 'lossless'
  if (bitrate >= 256_000) return 'exhigh'
  return bitrate >= 160_000 ? 'higher' : 'standard'
}

/** The bit rate of each level in privileges; 999000 stands for lossless and above. */
export const nominalBitrate: Record<Level, number> = {
  standard: 128_000,
  higher: 192_000,
  exhigh: 320_000,
  lossless: 999_000,
  hires: 999_000,
}
