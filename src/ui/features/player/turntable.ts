const turnMs = 18_000

/** How long the disc takes to reach full speed, and to stop. */
const rampMs = 900

/** Degrees turned meanwhile: half of those at full speed, as the speed changes linearly. */
const rampDegrees = ((rampMs / turnMs) * 360) / 2

/**
 * One animation of a day instead of an endless one: React listens for the end of each iteration, which would wake the
 * main thread at every turn.
 */
const runMs = 86_400_000

/**
 * Turns a disc on the compositor. It speeds up from its current angle and slows down to a stop; no code runs while it
 * turns. `dispose` leaves it at its angle.
 */
export class Turntable {
  #motion: Animation | null = null
  #turning = false

  constructor(private readonly disc: HTMLElement) {}

  start(): void {
    if (this.#turning) return
    this.#turning = true
    const from = this.#angle()
    const steady = from + rampDegrees
    const end = steady + ((runMs - rampMs) / turnMs) * 360
    this.#move(
      [
        { transform: rotation(from), easing: 'cubic-bezier(0.33, 0, 0.67, 0.33)' },
        { transform: rotation(steady), easing: 'linear', offset: rampMs / runMs },
        { transform: rotation(end) },
      ],
      runMs,
    )
  }

  stop(): void {
    if (!this.#turning) return
    this.#turning = false
    const from = this.#angle()
    const rest = rotation(from + rampDegrees)
    this.disc.style.transform = rest
    this.#move(
      [{ transform: rotation(from), easing: 'cubic-bezier(0.33, 0.67, 0.67, 1)' }, { transform: rest }],
      rampMs,
    )
  }

  /** Stops the disc at once. */
  dispose(): void {
    this.disc.style.transform = rotation(this.#angle())
    this.#turning = false
    this.#motion?.cancel()
    this.#motion = null
  }

  #move(keyframes: Keyframe[], duration: number): void {
    const before = this.#motion
    this.#motion = this.disc.animate(keyframes, { duration })
    before?.cancel()
  }

  /** Returns the current angle in degrees, -180 to 180. */
  #angle(): number {
    const { a, b } = new DOMMatrix(getComputedStyle(this.disc).transform)
    return (Math.atan2(b, a) * 180) / Math.PI
  }
}

function rotation(degrees: number): string {
  return `rotate(${degrees}deg)`
}
