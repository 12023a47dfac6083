import type { FrameCount } from '../domain/hud/count-frames'

/** Counts the frames that the browser draws, outside of the main thread. */
export interface FrameCounter {
  /**
   * Reports every two seconds while the page is visible, what half a second had; never if the browser cannot count.
   * Returns a function that stops it.
   */
  start(report: (count: FrameCount) => void): () => void
}
