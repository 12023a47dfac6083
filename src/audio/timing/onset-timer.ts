import type { System } from '../../ports/system'

/** Seconds; the precision of the audio clocks. */
const toleranceSeconds = 0.01

/** Waits for the moment at which sound that was started becomes audible. */
export class OnsetTimer {
  private cancel: (() => void) | null = null

  /** `remaining` returns the seconds until the sound is audible, 0 once it is, null without sound. */
  constructor(
    private readonly system: System,
    private readonly remaining: () => number | null,
    private readonly onAudible: () => void,
  ) {}

  /** Whether sound is audible and continues. */
  get isAudible(): boolean {
    const remaining = this.remaining()
    return remaining !== null && remaining <= toleranceSeconds
  }

  /** Checks again. Call it whenever the sound may have started, moved or stopped. */
  update(): void {
    this.cancel?.()
    this.cancel = null
    const remaining = this.remaining()
    if (remaining === null || remaining <= toleranceSeconds) return
    this.cancel = this.system.after(remaining * 1000, () => {
      this.cancel = null
      if (this.isAudible) this.onAudible()
      else this.update()
    })
  }
}
