import type { System } from '../../ports/system'

/** Calls a function repeatedly while it is on. In a hidden tab the browser may slow it down. */
export class Ticker {
  private cancel: (() => void) | null = null

  constructor(
    private readonly system: System,
    private readonly ms: number,
    private readonly run: () => void,
  ) {}

  set on(on: boolean) {
    if (on === (this.cancel !== null)) return
    if (on) this.arm()
    else this.disarm()
  }

  private arm(): void {
    this.cancel = this.system.after(this.ms, () => {
      this.arm()
      this.run()
    })
  }

  private disarm(): void {
    this.cancel?.()
    this.cancel = null
  }
}
