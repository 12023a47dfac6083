import { reaction } from 'mobx'
import type { System } from '../../ports/system'
import { afterOrOnline } from '../lib/after-or-online'
import type { SessionStore } from '../session/session-store'
import type { ShellStore } from './shell-store'

const firstWaitMs = 15_000
const longestWaitMs = 120_000

interface Deps {
  system: System
}

interface Stores {
  shell: ShellStore
  session: SessionStore
}

/** Asks again and again for the server while it cannot be reached, at once when the browser says that it is online. */
export class ConnectionCheck {
  readonly #deps: Deps
  readonly #stores: Stores
  #stop = () => {}
  #stopWatching = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }

  start(): void {
    this.#stopWatching = reaction(
      () => this.#stores.shell.reachable,
      (reachable) => {
        this.#stop()
        if (!reachable) this.#checkAfter(firstWaitMs)
      },
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.#stopWatching()
    this.#stop()
  }

  #checkAfter(ms: number): void {
    this.#stop = afterOrOnline(this.#deps.system, ms, () => void this.#check(ms))
  }

  async #check(waitedMs: number): Promise<void> {
    const { session, shell } = this.#stores
    await session.check()
    if (!shell.reachable) this.#checkAfter(Math.min(waitedMs * 2, longestWaitMs))
  }
}
