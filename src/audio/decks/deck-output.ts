import type { Fade } from '../fades/fade'

/** Through the audio graph, or straight from the element to the speakers. */
export type DeckRoute = 'graph' | 'plain'

/** The way of a deck's sound out of its element. */
export interface DeckOutput {
  readonly route: DeckRoute
  /** Asked for anew each time, since a broken one is replaced. */
  readonly fade: Fade
  /** Seconds that what leaves lies behind the element; Infinity while all of it is kept back. */
  readonly delay: number
  /** Drops what is kept back and is in step with the element again; in silence only. */
  catchUp(): void
  /** The gain of the listener's volume, 0..1, where the graph does not carry it. */
  setGain(gain: number): void
  setSink(id: string): void
  dispose(): void
}
