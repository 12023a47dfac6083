import type { System } from '../../ports/system'
import type { Fade, FadeOutcome } from './fade'
import { PendingRamp } from './pending-ramp'

/** Schedules ramps on the gain itself, without AudioWorklet. It cannot detect the first sound. */
export class ParamFade implements Fade {
  private readonly param: AudioParam
  private readonly pending: PendingRamp
  private target = 0
  /** The context time at which the newest ramp ends. */
  private arrival = 0

  constructor(
    private readonly context: BaseAudioContext,
    gain: GainNode,
    system: System,
  ) {
    this.pending = new PendingRamp(system)
    this.param = gain.gain
    this.param.value = 0
  }

  get silent(): boolean {
    return this.pending.idle && this.target === 0
  }

  to(level: number, ms: number, armMs = 0): Promise<FadeOutcome> {
    this.target = level
    const now = this.context.currentTime
    const held = this.param.value
    const seconds = armMs === Infinity ? 0 : (Math.abs(level - held) * ms) / 1000
    const { outcome } = this.pending.start(seconds * 1000)
    if (armMs !== Infinity) {
      this.hold(held, now)
      this.arrival = now + Math.max(seconds, 0.001)
      this.param.linearRampToValueAtTime(level, this.arrival)
    }
    return outcome
  }

  dispose(): void {
    this.pending.settle('cancelled')
    this.param.cancelScheduledValues(0)
  }

  /**
   * Holds the gain at its value of now. Without `cancelAndHoldAtTime`, as in Firefox, the value may be a buffer old.
   * https://developer.mozilla.org/docs/Web/API/AudioParam/cancelAndHoldAtTime
   */
  private hold(value: number, now: number): void {
    if (now < this.arrival && canHold(this.param)) {
      this.param.cancelAndHoldAtTime(now)
      return
    }
    this.param.cancelScheduledValues(now)
    this.param.setValueAtTime(value, now)
  }
}

function canHold(param: AudioParam): boolean {
  return typeof param.cancelAndHoldAtTime === 'function'
}
