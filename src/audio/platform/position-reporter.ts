interface Position {
  /** Seconds from the start. */
  position: number
  /** Seconds; no position is shown unless it is positive and finite. */
  duration: number
  moving: boolean
}

/** Seconds that the position extrapolated by the browser may be off. */
const tolerance = 0.5

/**
 * Reports the position to the media session, but only when it differs from what the browser extrapolates from the last
 * report.
 */
export class PositionReporter {
  private reported: (Position & { atMs: number }) | null = null
  private blank = false

  constructor(
    private readonly session: Pick<MediaSession, 'setPositionState'> | null,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Reports a position; null clears it. Clamps values outside the track, for which browsers throw. */
  report(current: Position | null): void {
    if (!current || !(current.duration > 0 && Number.isFinite(current.duration))) return this.clear()
    const { duration, moving } = current
    const position = Math.min(Math.max(0, current.position || 0), duration)
    if (this.knows({ position, duration, moving })) return
    this.reported = { position, duration, moving, atMs: this.nowMs() }
    this.blank = false
    this.session?.setPositionState({ duration, position, playbackRate: 1 })
  }

  private clear(): void {
    if (this.blank) return
    this.blank = true
    this.reported = null
    this.session?.setPositionState()
  }

  private knows({ position, duration, moving }: Position): boolean {
    const { reported } = this
    if (!reported || reported.moving !== moving || reported.duration !== duration) return false
    const since = moving ? (this.nowMs() - reported.atMs) / 1000 : 0
    const expected = Math.min(reported.position + since, duration)
    return Math.abs(position - expected) <= tolerance
  }
}
