import type { System } from '../../ports/system'

/** Calls a function repeatedly while it is on. In a hidden tab the browser may slow it down. */
export class Ticker {
  private cancel: (() => void) | null = null

  constructor(
    private readonly system: System,
    /** Returns the milliseconds until the next call. */
    private readonly interval: () => number,
    private readonly run: () => void,
  ) {}

  set on(on: boolean) {
    if (on === (this.cancel !== null)) return
    if (on) this.arm()
    else this.disarm()
  }

  /** Calls it at once, where it is on, and then by the interval that holds now. */
  runNow(): void {
    if (!this.cancel) return
    this.disarm()
    this.arm()
    this.run()
  }

  private arm(): void {
    this.cancel = this.system.after(this.interval(), () => {
      this.arm()
      this.run()
    })
  }

  private disarm(): void {
    this.cancel?.()
    this.cancel = null
  }
}
