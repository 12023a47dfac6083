/** The share of the picture that has to change to count as a flash. */
const largeChange = 0.25
const allowedChanges = 3
const windowMs = 1000
/** Allows for the rounding error of the sum. */
const margin = 1e-9

/**
 * Prevents a picture of bars from flashing: at most three times in any second may a quarter of its area or more change
 * between lit and dark. A fourth change is limited to less than that until the first is a second ago.
 * https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold
 */
export class FlashGuard {
  private readonly shown: Float64Array
  /** The lit share at the last turn between rising and falling. */
  private extreme = 0
  private rising = false
  private readonly changes: number[] = []

  constructor(bars: number) {
    this.shown = new Float64Array(bars)
  }

  /** Replaces the heights by those that may be shown at `nowMs`, which must not decrease between calls. */
  limit(heights: Float64Array, nowMs: number): void {
    while (this.changes.length > 0 && nowMs - (this.changes[0] as number) >= windowMs) this.changes.shift()
    const before = mean(this.shown)
    const wanted = mean(heights)
    const lit = this.changes.length < allowedChanges ? wanted : this.held(wanted)
    if (lit !== wanted) this.goOnlyTo((lit - before) / (wanted - before), heights)
    this.note(lit, nowMs)
    this.shown.set(heights)
  }

  private held(lit: number): number {
    const limit = largeChange - margin
    return this.rising ? Math.max(lit, this.extreme - limit) : Math.min(lit, this.extreme + limit)
  }

  private goOnlyTo(share: number, heights: Float64Array): void {
    for (let i = 0; i < heights.length; i++) {
      const from = this.shown[i] as number
      heights[i] = from + ((heights[i] as number) - from) * Math.min(1, Math.max(0, share))
    }
  }

  private note(lit: number, nowMs: number): void {
    const goesOn = this.rising ? lit >= this.extreme : lit <= this.extreme
    const turned = !goesOn && Math.abs(lit - this.extreme) >= largeChange
    if (turned) {
      this.rising = !this.rising
      this.changes.push(nowMs)
    }
    if (goesOn || turned) this.extreme = lit
  }
}

function mean(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] as number
  return values.length > 0 ? sum / values.length : 0
}
