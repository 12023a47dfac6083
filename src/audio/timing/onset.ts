import type { System } from '../../ports/system'

/** Seconds; the clocks of sound agree no better. */
const tolerance = 0.01

/** Waits for the moment at which sound that is on its way to the ear is heard. */
export class Onset {
  private cancel: (() => void) | null = null

  /** @param remaining seconds until it is heard, 0 once it is; null while nothing is on its way */
  constructor(
    private readonly system: System,
    private readonly remaining: () => number | null,
    private readonly heard: () => void,
  ) {}

  /** Whether sound is heard now that goes on. */
  get passed(): boolean {
    const remaining = this.remaining()
    return remaining !== null && remaining <= tolerance
  }

  /** To be called whenever what is on its way may have changed. */
  look(): void {
    this.cancel?.()
    this.cancel = null
    const remaining = this.remaining()
    if (remaining === null || remaining <= tolerance) return
    this.cancel = this.system.after(remaining * 1000, () => {
      this.cancel = null
      if (this.passed) this.heard()
      else this.look()
    })
  }
}
