import { sampleSeconds } from './frame-sample'
import { type QualityTier, qualityTiers } from './quality-tier'
import type { TierReason } from './starting-tier'

const cleanSecondsToRise = 60
const mostMovesInSong = 2

/** A tier that follows what is measured. */
export interface MovingTier {
  readonly tier: QualityTier
  readonly reason: TierReason
  /** Seconds drawn without a slow stretch. */
  readonly clean: number
  /** Clean seconds that the next rise takes; doubled each time a rise had to be taken back. */
  readonly toRise: number
  readonly risen: boolean
  readonly movesInSong: number
}

/** The state to begin with at that tier. */
export function beginAt(tier: QualityTier, reason: TierReason): MovingTier {
  return { tier, reason, clean: 0, toRise: cleanSecondsToRise, risen: false, movesInSong: 0 }
}

/** Longest time between frames that still looks even, in ms, where one is wanted every `wantedMs`. */
function longestEven(wantedMs: number): number {
  const sixtieth = 17
  return wantedMs <= sixtieth ? 20 : wantedMs * 1.3
}

/**
 * The tier after three more seconds of drawing: one down at once when their 95th percentile is slow, one up after a
 * minute without any such; at most two moves a song. `seconds` is more than those three where nothing was measured
 * since the sample before; the time between counts as clean only when that one was clean too, at this tier.
 */
export function afterFrames(
  moving: MovingTier,
  p95Ms: number,
  wantedMs: number,
  seconds = sampleSeconds,
): MovingTier {
  const slow = p95Ms > longestEven(wantedMs)
  const clean = slow ? 0 : moving.clean + (moving.clean > 0 ? seconds : sampleSeconds)
  const wanted = slow ? -1 : clean >= moving.toRise ? 1 : 0
  const next = qualityTiers[qualityTiers.indexOf(moving.tier) + wanted]
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

/** Another song may move the tier anew. */
export function afterSongChange(moving: MovingTier): MovingTier {
  return { ...moving, movesInSong: 0 }
}
