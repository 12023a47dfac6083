import type { FrameSample } from '../domain/quality/frame-sample'

/** How evenly frames come to the screen, whatever draws them. */
export interface Frames {
  /**
   * Watches for three seconds. Null where nothing is told: the browser cannot, the page is or becomes hidden, or the
   * signal was aborted. Never rejects.
   */
  measure(signal: AbortSignal): Promise<FrameSample | null>
}
