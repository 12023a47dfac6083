/** How much faster than the page's clock an element may run, and how far ahead: clocks drift and jitter. */
const fastest = 1.05
const aheadSeconds = 0.1

/**
 * Measures how far an element has really played. At the end of a truncated file, Chromium reports the position where the
 * whole file would end, so its clock is believed only as far as time has passed. Seconds; `now` in milliseconds.
 */
export class PlayedExtent {
  private at = 0
  private since = 0

  /** Starts again at that position. */
  reset(at: number, now: number): void {
    this.at = at
    this.since = now
  }

  /** Returns how far the element has played when its clock shows `time`. */
  advanceTo(time: number, now: number): number {
    const passed = this.at + ((now - this.since) / 1000) * fastest
    // without what it may be ahead, which would add up over the calls at the end of a truncated file
    this.reset(Math.min(time, passed), now)
    return Math.min(time, passed + aheadSeconds)
  }
}
