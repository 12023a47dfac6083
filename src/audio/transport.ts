/** What the transport reads; seconds. */
export interface TransportSource {
  /**
   * The element's own clock: what has left it, not yet what is heard. It goes on by whole blocks of sound, and
   * browsers hold it still as long as a script runs.
   */
  time(): number
  duration(): number
  /** The clock by which blocks leave the element; it goes on by the same blocks. */
  rendered(): number
  /** What of `rendered` is heard now; goes on evenly. */
  heard(): number
  /** Seconds that the sound comes later than the browser reports. */
  offset(): number
}

/** The one reader of the media clock. */
export class Transport {
  /** The largest position told in this run. */
  private told = 0
  /** By how much the element's clock is ahead of `rendered`, as read in this run of script. */
  private lead: number | null = null

  constructor(private readonly source: TransportSource) {}

  /**
   * Seconds from the start of what is heard, and never going back within one run while it sounds; at rest it is
   * exactly where the element stands.
   */
  position(sounding: boolean): number {
    if (!sounding) return this.clamp(this.source.time())
    this.told = Math.max(this.told, this.clamp(this.heard))
    return this.told
  }

  /**
   * Seconds for which the position still stands while sound is on its way to the ear, as when a run begins or after
   * sound was lost; 0 while it goes on.
   */
  get standsFor(): number {
    return Math.max(0, this.told - this.heard)
  }

  /** A new run begins at that position: what is heard is not before it. */
  begin(at: number): void {
    this.told = at
    this.lead = null
  }

  /** To be called before anything else in a script reads the element's clock, which then stands still. */
  look(): void {
    this.readLead()
  }

  private get heard(): number {
    const { source } = this
    // two block-wise clocks that go on together, so that their blocks cancel out
    return this.readLead() + Math.min(source.heard(), source.rendered()) - source.offset()
  }

  /** Both clocks are read when the script first asks: later only one of them would have gone on. */
  private readLead(): number {
    if (this.lead !== null) return this.lead
    this.lead = this.source.time() - this.source.rendered()
    queueMicrotask(() => (this.lead = null))
    return this.lead
  }

  private clamp(seconds: number): number {
    const duration = this.source.duration()
    return Math.min(Math.max(0, seconds), duration > 0 ? duration : Infinity)
  }
}
