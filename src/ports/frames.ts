import type { FrameSample } from '../domain/device-tier/frame-sample'

/** Measures how evenly frames reach the screen, whatever draws them. */
export interface Frames {
  /**
   * Measures for three seconds. Returns null if there is no result: the browser cannot measure, the page is or becomes
   * hidden, or the signal was aborted. Never rejects.
   */
  measure(signal: AbortSignal): Promise<FrameSample | null>
}
