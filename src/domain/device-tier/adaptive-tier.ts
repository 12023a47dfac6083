import { sampleSeconds } from './frame-sample'
import { type DeviceTier, deviceTiers } from './device-tier'
import type { TierReason } from './starting-tier'

const cleanSecondsToRise = 60
const mostMovesInSong = 2

/** A tier that follows measured frame times. */
export interface AdaptiveTier {
  readonly tier: DeviceTier
  readonly reason: TierReason
  /** Seconds drawn since the last slow frames. */
  readonly clean: number
  /** The clean seconds needed for the next rise; doubled each time a rise had to be undone. */
  readonly toRise: number
  readonly risen: boolean
  readonly movesInSong: number
}

/** Returns the state that starts at a tier. */
export function adaptiveTierFrom(tier: DeviceTier, reason: TierReason): AdaptiveTier {
  return { tier, reason, clean: 0, toRise: cleanSecondsToRise, risen: false, movesInSong: 0 }
}

/** Returns the longest time between frames that still looks even, in milliseconds. */
function longestEven(wantedMs: number): number {
  const sixtieth = 17
  return wantedMs <= sixtieth ? 20 : wantedMs * 1.3
}

/**
 * Returns the tier after another sample: one lower if its 95th percentile is slow, one higher after a minute without slow
 * frames; at most two changes a song. `seconds` is more than the length of the sample if nothing was measured since the
 * sample before; that time counts as clean only if that sample was clean too, at the same tier.
 */
export function afterFrameSample(
  moving: AdaptiveTier,
  p95Ms: number,
  wantedMs: number,
  seconds = sampleSeconds,
): AdaptiveTier {
  const slow = p95Ms > longestEven(wantedMs)
  const clean = slow ? 0 : moving.clean + (moving.clean > 0 ? seconds : sampleSeconds)
  const wanted = slow ? -1 : clean >= moving.toRise ? 1 : 0
  const next = deviceTiers[deviceTiers.indexOf(moving.tier) + wanted]
  if (wanted === 0 || !next || moving.movesInSong >= mostMovesInSong) return { ...moving, clean }
  return {
    tier: next,
    reason: slow ? 'slowFrames' : 'steadyFrames',
    clean: 0,
    toRise: slow && moving.risen ? moving.toRise * 2 : moving.toRise,
    risen: !slow,
    movesInSong: moving.movesInSong + 1,
  }
}

/** Allows two more changes for another song. */
export function afterSongChange(moving: AdaptiveTier): AdaptiveTier {
  return { ...moving, movesInSong: 0 }
}
