export type FadeOutcome = 'done' | 'cancelled'

/** The gain of one deck between silence and full, over time. */
export interface Fade {
  /** True once the way down has ended: what happens to the element now cannot be heard. */
  readonly silent: boolean
  /**
   * Starts a ramp from wherever the gain is and settles the one before as `cancelled`; never hangs.
   * `ms` is a whole swing from 0 to 1, a shorter way takes its share.
   * `armMs` lets it wait for the first sound for so long. A fade that cannot hear starts at once, but with
   * Infinity it stays where it is until the next ramp is asked for.
   */
  to(level: number, ms: number, armMs?: number): Promise<FadeOutcome>
  dispose(): void
}
