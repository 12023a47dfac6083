import type { System } from '../../ports/system'
import type { FadeOutcome } from './fade'

/** The newest ramp, as a promise. A newer ramp settles it as `cancelled`, its timeout as `done`. */
export class PendingRamp {
  private current: { id: number; settle: (outcome: FadeOutcome) => void } | null = null
  private count = 0

  constructor(private readonly system: System) {}

  /** Whether the newest ramp is settled. */
  get idle(): boolean {
    return this.current === null
  }

  start(timeoutMs: number): { id: number; outcome: Promise<FadeOutcome> } {
    this.settle('cancelled')
    const id = ++this.count
    const outcome = new Promise<FadeOutcome>((resolve) => {
      const cancel = Number.isFinite(timeoutMs)
        ? this.system.after(timeoutMs, () => this.settle('done', id))
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

  /** Settles the newest ramp, or only the one with that id. Returns false if it is settled already. */
  settle(outcome: FadeOutcome, id?: number): boolean {
    const { current } = this
    if (!current || (id !== undefined && id !== current.id)) return false
    this.current = null
    current.settle(outcome)
    return true
  }
}
