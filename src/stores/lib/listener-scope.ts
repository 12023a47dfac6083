import { reaction } from 'mobx'
import type { SessionStore } from '../session/session-store'
import { LatestOnly } from './latest-only'

/**
 * Calls `reset` whenever somebody else is logged in than before, or nobody any more. `signal` belongs to the current
 * listener: it is aborted at that moment, and by `dispose`.
 */
export class ListenerScope {
  readonly #listeners = new LatestOnly()
  #signal = this.#listeners.start()
  readonly #unsubscribe: () => void

  constructor(session: SessionStore, reset: () => void) {
    this.#unsubscribe = reaction(
      () => session.profile?.userId,
      () => {
        this.#signal = this.#listeners.start()
        reset()
      },
    )
  }

  get signal(): AbortSignal {
    return this.#signal
  }

  dispose(): void {
    this.#unsubscribe()
    this.#listeners.abort()
  }
}
