import type { Failure } from '../../contract/failure'
import type { Profile } from '../../contract/replies/account'
import type { Result } from '../../contract/result'
import type { System } from '../../ports/system'
import { afterOrOnline } from '../lib/after-or-online'
import type { NoticesStore } from '../shell/notices-store'
import type { SessionStore } from './session-store'

const firstWaitMs = 15_000
const longestWaitMs = 120_000

interface Deps {
  system: System
  /** Leads to an error page, and back from it. */
  redirect: { leave: () => void; comeBack: () => void }
  /** Whether the app works without a network, so that a server that cannot be reached is no reason to leave a screen. */
  isKeptForOffline: () => boolean
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

const group = 'login'

/**
 * Handles a visit whose first question, who is logged in, got no answer: shows a notice, redirects to an error page, and
 * asks again until there is an answer. An app that is kept for use without a network stays where it is when there is
 * none.
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
    if (status.failure.kind !== 'aborted') this.#show(status.failure)
    this.#scheduleRetry(firstWaitMs)
  }

  dispose(): void {
    this.#cancel()
  }

  get #known(): boolean {
    return this.#stores.session.state !== 'unknown'
  }

  #show(failure: Failure): void {
    if (this.#shown) return
    this.#shown = true
    const { notices } = this.#stores
    if (failure.kind === 'offline' && this.#deps.isKeptForOffline())
      return notices.showFailure(failure, { group })
    notices.show('error', 'login.unknown', { group })
    this.#deps.redirect.leave()
  }

  #scheduleRetry(ms: number): void {
    this.#cancel = afterOrOnline(this.#deps.system, ms, () => void this.#retry(ms))
  }

  async #retry(waitedMs: number): Promise<void> {
    if (this.#known) return
    const status = await this.#stores.session.check()
    if (this.#known) {
      if (this.#shown) this.#deps.redirect.comeBack()
      this.#stores.notices.dismissLasting(group)
      return
    }
    if (!status.ok && status.failure.kind !== 'aborted') this.#show(status.failure)
    this.#scheduleRetry(Math.min(waitedMs * 2, longestWaitMs))
  }
}
