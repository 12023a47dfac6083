import type { Fade } from '../fades/fade'

/** `graph`: through the audio graph. `plain`: directly from the element to the speakers. */
export type DeckRoute = 'graph' | 'plain'

/** What a deck's element plays through. */
export interface DeckOutput {
  readonly route: DeckRoute
  /** Do not keep it: a broken one is replaced. */
  readonly fade: Fade
  /** Seconds by which the output is later than the element; Infinity while all of it is held back. */
  readonly delay: number
  /** Drops delayed sound, so that the output is in step with the element again. Call it in silence. */
  resync(): void
  /** Sets the gain of the listener's volume, 0..1; does nothing in the graph, which has its own. */
  setGain(gain: number): void
  /** Sets the multiplier of the track's loudness, in the graph without a step. */
  setTrim(trim: number): void
  setSink(id: string): void
  dispose(): void
}
