import type { Profile } from '../../contract/replies/account'
import type { Result } from '../../contract/result'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import type { SessionStore } from './session-store'

const firstWaitMs = 15_000
const longestWaitMs = 120_000

interface Deps {
  system: System
  /** Leads to an error page, and back from it. */
  redirect: { leave: () => void; comeBack: () => void }
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

/**
 * Handles a visit whose first question, who is logged in, got no answer: shows a notice, redirects to an error page, and
 * asks again until there is an answer.
 */
export class StartupSessionCheck {
  readonly #deps: Deps
  readonly #stores: Stores
  #cancel = () => {}
  #shown = false

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }
  /** `first`: the answer to the first question. */
  async start(first: Promise<Result<Profile | null>>): Promise<void> {
    const status = await first
    if (status.ok || this.#known) return
    // aborted by a newer question, which has no answer yet
    if (status.failure.kind !== 'aborted') this.#showUnknown()
    this.#scheduleRetry(firstWaitMs)
  }

  dispose(): void {
    this.#cancel()
  }

  get #known(): boolean {
    return this.#stores.session.state !== 'unknown'
  }

  #showUnknown(): void {
    if (this.#shown) return
    this.#shown = true
    this.#stores.notices.show('error', 'login.unknown', { group: 'login' })
    this.#deps.redirect.leave()
  }

  #scheduleRetry(ms: number): void {
    const retry = () => {
      this.#cancel()
      void this.#retry(ms)
    }
    const stops = [this.#deps.system.after(ms, retry), this.#deps.system.whenOnline(retry)]
    this.#cancel = () => {
      for (const stop of stops) stop()
    }
  }

  async #retry(waitedMs: number): Promise<void> {
    if (this.#known) return
    await this.#stores.session.check()
    if (this.#known) {
      if (this.#shown) this.#deps.redirect.comeBack()
      return
    }
    this.#showUnknown()
    this.#scheduleRetry(Math.min(waitedMs * 2, longestWaitMs))
  }
}
