/** What the transport reads; seconds. */
export interface TransportSource {
  /** The element's own clock: what has left it, not yet what is heard. */
  time(): number
  duration(): number
  /** From leaving the element to being heard. */
  latency(): number
}

/** The one reader of the media clock. */
export class Transport {
  /** The largest position told in this run. */
  private told = 0

  constructor(private readonly source: TransportSource) {}

  /**
   * Seconds from the start of what is heard. While it sounds the latency is taken off, and the answer never goes
   * back within one run; at rest it is exactly where the element stands.
   */
  position(sounding: boolean): number {
    const time = this.source.time()
    if (!sounding) return this.clamp(time)
    this.told = Math.max(this.told, this.clamp(time - this.source.latency()))
    return this.told
  }

  /** A new run begins at that position: what is heard is not before it. */
  begin(at: number): void {
    this.told = at
  }

  private clamp(seconds: number): number {
    const duration = this.source.duration()
    return Math.min(Math.max(0, seconds), duration > 0 ? duration : Infinity)
  }
}
