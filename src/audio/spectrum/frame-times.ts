import { percentile } from '../../domain/device-tier/percentile'

/** After a longer gap, drawing was paused in between. */
const restMs = 1000
const periodMs = 3000

/** Measures the times between frames in periods of three seconds. */
export class FrameTimes {
  private readonly gaps: number[] = []
  private last = -Infinity
  private since = -Infinity

  /** Notes a frame. Returns the 95th percentile of the gaps when a period is complete, else null. */
  add(nowMs: number): number | null {
    const gap = nowMs - this.last
    this.last = nowMs
    if (gap > restMs) {
      this.gaps.length = 0
      this.since = nowMs
      return null
    }
    this.gaps.push(gap)
    if (nowMs - this.since < periodMs) return null
    this.since = nowMs
    const sorted = this.gaps.splice(0).sort((a, b) => a - b)
    return percentile(sorted, 0.95) ?? null
  }

  /** Starts a new period with the next frame. */
  reset(): void {
    this.last = -Infinity
  }
}
