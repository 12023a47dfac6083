import type { PlaybackState } from '../playback/playback-state'

/** What the panel shows at one moment. Null is what is not there now, or what the browser does not tell. */
export interface HudFigures {
  /** Milliseconds since the page was opened. */
  readonly atMs: number
  readonly phase: PlaybackState['phase']
  readonly fps: number | null
  /** Of the half second that was counted last. */
  readonly dropped: number | null
  /** The share of the last ten seconds that the main thread spent in long frames, 0..1. */
  readonly longShare: number | null
  /** Seconds. */
  readonly bufferedAhead: number | null
  /** Seconds. */
  readonly nextBufferedAhead: number | null
  /** Samples. */
  readonly joinGap: number | null
  /** By how much the lyrics are ahead of the audible sound; negative when behind. */
  readonly lyricLeadMs: number | null
  readonly underruns: number | null
  readonly outputLatencyMs: number | null
  /** The share of a core that the panel itself took of the main thread in the last ten seconds, 0..1. */
  readonly ownShare: number
}
