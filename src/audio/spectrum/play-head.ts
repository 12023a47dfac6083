/** Share of a small difference that a new mark corrects: one browser's marks scatter by 6 ms. */
const smoothing = 0.25
/** A difference beyond that is a jump of the clock, not scatter. */
const jumpSeconds = 0.05

/** Which moment of an audio context is heard at which moment of the wall clock. */
export class PlayHead {
  private offset: number | null = null

  /** @param atMs milliseconds since 1970 at which that context time was heard */
  mark(contextTime: number, atMs: number): void {
    const offset = contextTime - atMs / 1000
    const change = this.offset === null ? Infinity : offset - this.offset
    this.offset = Math.abs(change) > jumpSeconds ? offset : (this.offset ?? 0) + change * smoothing
  }

  /** The context time heard at that time; null before the first mark. */
  timeAt(atMs: number): number | null {
    return this.offset === null ? null : this.offset + atMs / 1000
  }
}
