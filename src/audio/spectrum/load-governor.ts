/** The maximum frames per second at each step; after the last step nothing is drawn. */
const caps = [Infinity, 30, 15]
/** How many bad or good periods in a row lower or raise the step. */
const badToFall = 2
const goodToRise = 20
/** A period is bad when its frames took this much longer than wanted. */
const lateFactor = 1.6
const lateMs = 4

export interface LoadPeriod {
  p95Ms: number
  wantedMs: number
  /** How often the sound ran dry during the period. */
  underruns: number
}

/** Reduces the frame rate when the sound runs dry or frames are late, and in the end stops drawing. */
export class LoadGovernor {
  private step = 0
  private bad = 0
  private good = 0
  private goodNeeded = goodToRise

  /** The maximum frames per second. */
  get cap(): number {
    return caps[this.step] ?? 0
  }

  get overloaded(): boolean {
    return this.step >= caps.length
  }

  judge({ p95Ms, wantedMs, underruns }: LoadPeriod): void {
    const isBad = underruns > 0 || p95Ms > wantedMs * lateFactor + lateMs
    this.bad = isBad ? this.bad + 1 : 0
    this.good = isBad ? 0 : this.good + 1
    if (this.bad >= badToFall) this.fall()
    else if (this.good >= this.goodNeeded && this.step > 0) this.rise()
  }

  /** Draws again after a rest, at the lowest frame rate. */
  retry(): void {
    if (this.overloaded) this.step--
  }

  /** Starts again, because a different style is requested. */
  reset(): void {
    this.step = 0
    this.bad = 0
    this.good = 0
    this.goodNeeded = goodToRise
  }

  private fall(): void {
    this.step++
    this.bad = 0
  }

  private rise(): void {
    this.step--
    this.good = 0
    // each rise takes twice as long as the one before
    this.goodNeeded *= 2
  }
}
