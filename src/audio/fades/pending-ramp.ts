import type { System } from '../../ports/system'
import type { FadeOutcome } from './fade'

/** The one ramp that somebody waits for. A newer one settles it as cancelled, a deadline as done. */
export class PendingRamp {
  private current: { id: number; settle: (outcome: FadeOutcome) => void } | null = null
  private count = 0

  constructor(private readonly system: System) {}

  /** Nobody waits: the newest ramp has arrived or was given up. */
  get idle(): boolean {
    return this.current === null
  }

  begin(deadlineMs: number): { id: number; outcome: Promise<FadeOutcome> } {
    this.settle('cancelled')
    const id = ++this.count
    const outcome = new Promise<FadeOutcome>((resolve) => {
      const cancel = Number.isFinite(deadlineMs)
        ? this.system.after(deadlineMs, () => this.settle('done', id))
        : () => {}
      this.current = {
        id,
        settle: (how) => {
          cancel()
          resolve(how)
        },
      }
    })
    return { id, outcome }
  }

  /** Of the newest ramp, or of `id` only; false when that one is settled already. */
  settle(outcome: FadeOutcome, id?: number): boolean {
    const { current } = this
    if (!current || (id !== undefined && id !== current.id)) return false
    this.current = null
    current.settle(outcome)
    return true
  }
}
