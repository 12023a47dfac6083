import type { System } from '../ports/system'

/** Choices closer together than this are a listener on the way to somewhere else. */
const restMs = 150

/** Tells one choice from a run of them, so that nothing is asked for what is only passed by. */
export class Pace {
  private chosenAt = -Infinity

  constructor(private readonly system: System) {}

  /** Null for a choice by itself; in a run, resolves when the listener comes to rest at it or the signal aborts. */
  turn(signal: AbortSignal): Promise<void> | null {
    const now = this.system.now()
    const hurried = now - this.chosenAt < restMs
    this.chosenAt = now
    if (!hurried) return null
    return new Promise((resolve) => {
      const cancel = this.system.after(restMs, resolve)
      const give = () => {
        cancel()
        resolve()
      }
      signal.addEventListener('abort', give, { once: true })
    })
  }
}
