import type { StreamLoudness } from '../../contract/replies/stream'
import type { LoudnessMode } from './loudness-modes'

/** The level that gains are relative to, in LUFS (ReplayGain 2). */
export const referenceLoudness = -18

/** −1 dB below full scale, which leaves room for peaks between samples. */
const highestPeak = 10 ** (-1 / 20)

/**
 * Returns the multiplier that brings a track to the reference level; 1 when nothing is known. It lifts no peak above
 * −1 dB: a peak that is not known counts as full scale. In album mode a track without its album's gain has its own
 * (ReplayGain 2, player requirements).
 * @param inAlbum whether the track is played as part of its album
 */
export function loudnessGain(
  { track, album }: StreamLoudness,
  mode: LoudnessMode,
  { inAlbum }: { inAlbum: boolean },
): number {
  const levels = mode === 'off' ? null : (mode === 'album' && inAlbum && album) || track
  if (!levels) return 1
  return Math.min(10 ** (levels.gain / 20), highestPeak / (levels.peak ?? 1))
}
