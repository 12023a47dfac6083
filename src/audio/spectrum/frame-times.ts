import { percentile } from '../../domain/quality/percentile'

/** Longer, and drawing was at rest in between. */
const restMs = 1000
const periodMs = 3000

/** The times between frames, summed up every three seconds. */
export class FrameTimes {
  private readonly gaps: number[] = []
  private last = -Infinity
  private since = -Infinity

  /** Notes a frame; gives the 95th percentile of a full period's gaps, and null before it is full. */
  note(nowMs: number): number | null {
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

  /** What comes next has nothing to do with what was. */
  restart(): void {
    this.last = -Infinity
  }
}
