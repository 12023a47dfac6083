import type { System } from '../../ports/system'

/** Calls a function once when it has been on for that long without interruption. */
export class Countdown {
  private cancel: (() => void) | null = null

  constructor(
    private readonly system: System,
    private readonly ms: number,
    private readonly run: () => void,
  ) {}

  set on(on: boolean) {
    if (on === (this.cancel !== null)) return
    this.cancel?.()
    this.cancel = on ? this.system.after(this.ms, this.run) : null
  }
}
