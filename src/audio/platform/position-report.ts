interface Standing {
  /** Seconds from the start. */
  position: number
  /** Seconds; shows no position unless positive and finite. */
  duration: number
  moving: boolean
}

/** Seconds that what the browser works out by itself may be off. */
const tolerance = 0.5

/**
 * Tells the media session where the track stands, only when that is not what the browser has worked out by itself
 * from what it was told last.
 */
export class PositionReport {
  private told: (Standing & { atMs: number }) | null = null
  private blank = false

  constructor(
    private readonly session: Pick<MediaSession, 'setPositionState'> | null,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Null when there is nothing to tell of. Values out of order, at which browsers throw, are put in order. */
  tell(standing: Standing | null): void {
    if (!standing || !(standing.duration > 0 && Number.isFinite(standing.duration))) return this.clear()
    const { duration, moving } = standing
    const position = Math.min(Math.max(0, standing.position || 0), duration)
    if (this.knows({ position, duration, moving })) return
    this.told = { position, duration, moving, atMs: this.nowMs() }
    this.blank = false
    this.session?.setPositionState({ duration, position, playbackRate: 1 })
  }

  private clear(): void {
    if (this.blank) return
    this.blank = true
    this.told = null
    this.session?.setPositionState()
  }

  private knows({ position, duration, moving }: Standing): boolean {
    const { told } = this
    if (!told || told.moving !== moving || told.duration !== duration) return false
    const since = moving ? (this.nowMs() - told.atMs) / 1000 : 0
    const expected = Math.min(told.position + since, duration)
    return Math.abs(position - expected) <= tolerance
  }
}
