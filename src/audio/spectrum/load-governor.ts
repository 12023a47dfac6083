/** Frames a second to which drawing falls back, step by step; after the last it rests. */
const caps = [Infinity, 30, 15]
/** Periods in a row that make it go down, and up. */
const badToFall = 2
const goodToRise = 20
/** A period is late when its frames took so much longer than wanted. */
const lateFactor = 1.6
const lateMs = 4

export interface LoadPeriod {
  p95Ms: number
  wantedMs: number
  /** Times the sound ran dry in it. */
  underruns: number
}

/** Sound goes before picture: draws less often where sound runs dry or frames come late, and at last not at all. */
export class LoadGovernor {
  private step = 0
  private bad = 0
  private good = 0
  private goodNeeded = goodToRise

  /** At most so many frames a second. */
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

  /** It had its rest: draws again, but no more often than at the end. */
  retry(): void {
    if (this.overloaded) this.step--
  }

  /** Something else is asked for now. */
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
    // what failed once is tried again later and later
    this.goodNeeded *= 2
  }
}
