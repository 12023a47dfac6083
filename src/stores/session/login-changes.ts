import type { NoticesStore } from '../shell/notices-store'
import type { PlayerStore } from '../player/player-store'
import type { QueueStore } from '../queue/queue-store'
import type { SessionStore } from './session-store'
import { watch } from '../lib/watch'

interface Deps {
  /** Loads the data of the current screen again. */
  revalidate: () => void
}

interface Stores {
  session: SessionStore
  queue: QueueStore
  player: PlayerStore
  notices: NoticesStore
}

/**
 * Reacts when somebody logs in or out, here or in another tab: loads the screen's data again, and clears a queue that
 * came from the cloud drive of whoever was logged in before (specification, point 4).
 */
export class LoginChanges {
  readonly #deps: Deps
  readonly #stores: Stores
  /** The id of the listener, null for a visitor, undefined until it is known. */
  #listener: number | null | undefined
  #unsubscribes: (() => void)[] = []

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }
  /** Follows who is logged in, until it is disposed. */
  start(): void {
    const { session, queue } = this.#stores
    this.#unsubscribes = [
      watch(
        () => (session.state === 'unknown' ? undefined : (session.profile?.userId ?? null)),
        (listener) => this.#change(listener),
        { now: true },
      ),
      watch(
        () => session.state === 'visitor' && queue.cloud && !queue.isEmpty,
        (lost) => {
          if (lost) this.#dropQueue()
        },
        { now: true },
      ),
    ]
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
  }

  #change(listener: number | null | undefined): void {
    const before = this.#listener
    this.#listener = listener
    if (before === undefined || listener === undefined) return
    const { session, queue, notices } = this.#stores
    if (before !== null && listener !== null && queue.cloud) this.#dropQueue()
    // the logout here shows its own notice and reloads the app
    if (session.loggingOut) return
    if (listener === null && session.expired) this.#showExpired()
    else if (listener === null) notices.show('info', 'account.loggedOut', { group: 'login' })
    this.#deps.revalidate()
  }

  #dropQueue(): void {
    const { session, player } = this.#stores
    player.clear()
    if (session.expired) this.#showExpired()
  }

  #showExpired(): void {
    const { notices } = this.#stores
    // the failed call that revealed it has shown its own notice
    for (const { id, text } of notices.notices) if (text === 'failure.loginNeeded') notices.dismiss(id)
    notices.show('error', 'account.loginExpired', { group: 'login' })
  }
}
