export type FadeOutcome = 'done' | 'cancelled'

/** The gain of one deck, ramped between 0 and 1. */
export interface Fade {
  /** Whether a ramp to 0 has ended, so that nothing of the element is audible. */
  readonly silent: boolean
  /**
   * Starts a ramp from the current gain and settles the one before as `cancelled`. The promise always settles.
   * `ms` is the duration of a ramp from 0 to 1; a smaller one takes its share.
   * `armMs` is how long the ramp waits for the first sound. A fade that cannot detect it starts at once; with Infinity it
   * keeps its gain until the next ramp.
   */
  to(level: number, ms: number, armMs?: number): Promise<FadeOutcome>
  dispose(): void
}
