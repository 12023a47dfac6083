import type { NoticesStore } from '../notices-store'
import type { PlayerStore } from '../player-store'
import type { QueueStore } from '../queue-store'
import type { SessionStore } from '../session-store'
import { watch } from '../watch'

interface ChangedStores {
  session: SessionStore
  queue: QueueStore
  player: PlayerStore
  notices: NoticesStore
}

/**
 * What becomes of a visit in which somebody else listens than before, whoever logged in or out, here or in another
 * tab: the screen is asked for anew, and what was queued from a cloud drive goes with the login that it belongs to
 * (specification, point 4).
 */
export class LoginChanges {
  /** Undefined until it is known. */
  private listener: number | null | undefined
  private stops: (() => void)[] = []

  /** `askAnew`: has the screen load what it shows. */
  constructor(
    private readonly stores: ChangedStores,
    private readonly askAnew: () => void,
  ) {}

  /** Follows who listens, until it is disposed. */
  start(): void {
    const { session, queue } = this.stores
    this.stops = [
      watch(
        () => (session.state === 'unknown' ? undefined : (session.profile?.userId ?? null)),
        (listener) => this.change(listener),
        { now: true },
      ),
      watch(
        () => session.state === 'visitor' && queue.cloud && !queue.isEmpty,
        (lost) => {
          if (lost) this.dropQueue()
        },
        { now: true },
      ),
    ]
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  private change(listener: number | null | undefined): void {
    const before = this.listener
    this.listener = listener
    if (before === undefined || listener === undefined) return
    const { session, queue, notices } = this.stores
    if (before !== null && listener !== null && queue.cloud) this.dropQueue()
    // who logs out here is told so, and the app begins anew
    if (session.leaving) return
    if (listener === null && session.expired) this.sayExpired()
    else if (listener === null) notices.show('info', 'account.loggedOut', { group: 'login' })
    this.askAnew()
  }

  private dropQueue(): void {
    const { session, player } = this.stores
    player.clear()
    if (session.expired) this.sayExpired()
  }

  private sayExpired(): void {
    const { notices } = this.stores
    // what the call said that the login had ended for
    for (const { id, text } of notices.notices) if (text === 'failure.loginNeeded') notices.dismiss(id)
    notices.show('error', 'page.loginExpired', { group: 'login' })
  }
}
