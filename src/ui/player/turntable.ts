const turnMs = 18_000

/** A disc takes that long to come up to speed, and to come to rest. */
const rampMs = 900

/** What it turns meanwhile, since a steady change of speed halves it. */
const rampDegrees = ((rampMs / turnMs) * 360) / 2

/**
 * Longer than anyone listens in one go. One long run, since the end of each turn of an endless one would be an
 * event for React to listen to.
 */
const runMs = 86_400_000

/**
 * Turns a disc on the compositor, from where it stands and up to speed, and lets it run out where it comes to rest.
 * While it turns nothing runs here. `dispose` leaves it where it is.
 */
export class Turntable {
  private motion: Animation | null = null
  private turning = false

  constructor(private readonly disc: HTMLElement) {}

  start(): void {
    if (this.turning) return
    this.turning = true
    const from = this.angle()
    const steady = from + rampDegrees
    const end = steady + ((runMs - rampMs) / turnMs) * 360
    this.move(
      [
        { transform: turned(from), easing: 'cubic-bezier(0.33, 0, 0.67, 0.33)' },
        { transform: turned(steady), easing: 'linear', offset: rampMs / runMs },
        { transform: turned(end) },
      ],
      runMs,
    )
  }

  stop(): void {
    if (!this.turning) return
    this.turning = false
    const from = this.angle()
    const rest = turned(from + rampDegrees)
    this.disc.style.transform = rest
    this.move(
      [{ transform: turned(from), easing: 'cubic-bezier(0.33, 0.67, 0.67, 1)' }, { transform: rest }],
      rampMs,
    )
  }

  /** Stops it at once. */
  dispose(): void {
    this.disc.style.transform = turned(this.angle())
    this.turning = false
    this.motion?.cancel()
    this.motion = null
  }

  private move(keyframes: Keyframe[], duration: number): void {
    const before = this.motion
    this.motion = this.disc.animate(keyframes, { duration })
    before?.cancel()
  }

  /** Degrees by which it is turned this moment, -180 to 180. */
  private angle(): number {
    const { a, b } = new DOMMatrix(getComputedStyle(this.disc).transform)
    return (Math.atan2(b, a) * 180) / Math.PI
  }
}

function turned(degrees: number): string {
  return `rotate(${degrees}deg)`
}
