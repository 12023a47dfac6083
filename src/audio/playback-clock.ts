/** What the clock reads; seconds. */
export interface PlaybackClockSource {
  /**
   * The element's own clock: the position of what has left it, which is audible later. It advances by whole blocks of
   * sound, and stands still while a script runs.
   */
  elementTime(): number
  duration(): number
  /** The time rendered by the audio context; it advances by the same blocks. */
  renderedTime(): number
  /** The part of `renderedTime` that is audible now; it advances evenly. */
  audibleTime(): number
  /** Seconds that the sound is later than the browser reports. */
  outputOffset(): number
}

/** Computes the audible position. The only reader of the media clock. */
export class PlaybackClock {
  /** The largest position returned since the last restart. */
  private latest = 0
  /** By how much the element's clock is ahead of `renderedTime`, as read in the current task. */
  private lead: number | null = null

  constructor(private readonly source: PlaybackClockSource) {}

  /**
   * Returns the audible position in seconds. While the element plays it never goes back until the next restart; at rest
   * it is exactly the element's position.
   */
  position(sounding: boolean): number {
    if (!sounding) return this.clamp(this.source.elementTime())
    this.latest = Math.max(this.latest, this.clamp(this.audible))
    return this.latest
  }

  /**
   * Seconds for which the position stands still because sound is not audible yet, as after a start or a loss of sound; 0
   * while it advances.
   */
  get secondsUntilAudible(): number {
    return Math.max(0, this.latest - this.audible)
  }

  /** Starts again at that position: the audible position is not before it. */
  restart(at: number): void {
    this.latest = at
    this.lead = null
  }

  /** Reads the clocks. Call it before anything else in a task reads the element's clock, which then stands still. */
  readClocks(): void {
    this.readLead()
  }

  private get audible(): number {
    const { source } = this
    // the two clocks advance by the same blocks, so that the difference is even
    return this.readLead() + Math.min(source.audibleTime(), source.renderedTime()) - source.outputOffset()
  }

  /** Reads both clocks once in a task: later in it only one of them would have advanced. */
  private readLead(): number {
    if (this.lead !== null) return this.lead
    this.lead = this.source.elementTime() - this.source.renderedTime()
    queueMicrotask(() => (this.lead = null))
    return this.lead
  }

  private clamp(seconds: number): number {
    const duration = this.source.duration()
    return Math.min(Math.max(0, seconds), duration > 0 ? duration : Infinity)
  }
}
