/** The clock at one instant: seconds of the track as heard, whether it runs, and how fast (1 is normal). */
export interface Pace {
  position: number
  playing: boolean
  rate: number
}

/** Asked once at each sync, never kept. */
export interface LyricClock {
  /** Seconds of the track as heard now. */
  position(): number
  /** Whether sound runs; false while paused, stalled or loading. */
  playing(): boolean
  /** 1 when left out. */
  rate?(): number
}
