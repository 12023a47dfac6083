import type { System } from '../../ports/system'

/** Choices closer together than this belong to one run: the listener is on the way to something else. */
const restMs = 150

/** Holds back work for the choices of a quick run, so that nothing is requested for those that are only passed by. */
export class Debounce {
  readonly #system: System
  #lastAt = -Infinity

  constructor(system: System) {
    this.#system = system
  }

  /** Returns null for a single choice. In a run, returns a promise that resolves after a rest or when `signal` aborts. */
  settle(signal: AbortSignal): Promise<void> | null {
    const now = this.#system.now()
    const inRun = now - this.#lastAt < restMs
    this.#lastAt = now
    if (!inRun) return null
    return new Promise((resolve) => {
      const cancel = this.#system.after(restMs, resolve)
      const stop = () => {
        cancel()
        resolve()
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  }
}
