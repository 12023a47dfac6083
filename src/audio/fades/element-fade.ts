import type { System } from '../../ports/system'
import type { Fade, FadeOutcome } from './fade'
import { PendingRamp } from './pending-ramp'

const stepMs = 16

/**
 * Fades an element outside the graph by its own volume. There is no audio clock, so timers step by the time that has
 * passed. It cannot detect the first sound. Where the volume is read-only (iOS), only muting works.
 */
export class ElementFade implements Fade {
  private readonly pending: PendingRamp
  private level = 0
  private target = 0
  private gain = 1
  private trim = 1
  private stopStepping = () => {}

  constructor(
    private readonly element: HTMLMediaElement,
    private readonly system: System,
  ) {
    this.pending = new PendingRamp(system)
    this.apply()
  }

  get silent(): boolean {
    return this.level === 0 && this.target === 0
  }

  /** Sets the gain of the listener's volume, 0..1, which multiplies the fade. */
  setGain(gain: number): void {
    this.gain = gain
    this.apply()
  }

  /** Sets the multiplier of the track's loudness. An element cannot be louder than 1. */
  setTrim(trim: number): void {
    this.trim = trim
    this.apply()
  }

  to(level: number, ms: number, armMs = 0): Promise<FadeOutcome> {
    this.stopStepping()
    const { id, outcome } = this.pending.start(Infinity)
    if (armMs === Infinity) {
      this.pending.settle('done', id)
      return outcome
    }
    this.target = level
    const from = this.level
    const began = this.system.now()
    const length = Math.abs(level - from) * ms
    const step = () => {
      const passed = this.system.now() - began
      const done = passed >= length
      this.level = done ? level : from + ((level - from) * Math.max(0, passed)) / length
      this.apply()
      if (done) this.pending.settle('done', id)
      else this.stopStepping = this.system.after(stepMs, step)
    }
    step()
    return outcome
  }

  dispose(): void {
    this.stopStepping()
    this.pending.settle('cancelled')
  }

  private apply(): void {
    this.element.volume = Math.min(1, this.level * this.gain * this.trim)
    this.element.muted = this.gain === 0
  }
}
