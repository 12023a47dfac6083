/** Clocks drift and jitter: so much faster than the page's own may an element run, and so much ahead. */
const fastest = 1.05
const aheadSeconds = 0.1

/**
 * How far an element has really played. At the end of a file that was cut short Chromium says that it stands at the
 * end of the whole one, so its clock is believed only as far as time has passed. Seconds; `now` in milliseconds.
 */
export class PlayedOut {
  private at = 0
  private since = 0

  /** It goes on from there. */
  place(at: number, now: number): void {
    this.at = at
    this.since = now
  }

  /** The element says that it stands there. */
  reach(time: number, now: number): number {
    const most = this.at + ((now - this.since) / 1000) * fastest + aheadSeconds
    this.place(Math.min(time, most), now)
    return this.at
  }
}
