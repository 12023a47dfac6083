import { localDay } from '../../contract/local-day'
import { msUntilHour } from '../../domain/time/ms-until-hour'
import type { Backend } from '../../ports/backend'
import type { LastDoneRecord } from '../../ports/last-done-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import type { SessionStore } from '../session/session-store'
import type { SettingsStore } from '../settings/settings-store'
import { LatestOnly } from '../lib/latest-only'
import { watch } from '../lib/watch'

interface Deps {
  backend: Backend
  system: System
  /** Holds the day of the last sign-in and the listener's id. */
  signInRecord: LastDoneRecord
}

interface Stores {
  session: SessionStore
  settings: SettingsStore
  notices: NoticesStore
}

/**
 * Signs the listener in with the service once per calendar day if the setting says so, also when a new day starts while
 * the app is open.
 */
export class DailySignIn {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #turns = new LatestOnly()
  #unsubscribe = () => {}
  #cancelMidnight = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }

  /** Follows who is logged in, until it is disposed. */
  start(): void {
    const { session, settings } = this.#stores
    this.#unsubscribe = watch(
      () => (settings.values.autoSignIn ? (session.profile?.userId ?? null) : null),
      (userId) => this.#restart(userId),
      { now: true },
    )
  }

  dispose(): void {
    this.#unsubscribe()
    this.#stop()
  }

  #stop(): void {
    this.#turns.abort()
    this.#cancelMidnight()
  }

  #restart(userId: number | null): void {
    this.#stop()
    if (userId !== null) void this.#signIn(userId)
  }

  async #signIn(userId: number): Promise<void> {
    const { backend, system, signInRecord } = this.#deps
    const { notices } = this.#stores
    const signal = this.#turns.start()
    const now = system.now()
    this.#cancelMidnight = system.after(msUntilHour(now, 0), () => void this.#signIn(userId))
    const done = `${localDay(now)} ${userId}`
    if (signInRecord.read() === done) return
    const [daily, points] = await Promise.all([
      backend.call('dailySignin', {}, { signal }),
      backend.call('yunbeiSign', {}, { signal }),
    ])
    if (signal.aborted) return
    if (!daily.ok || !points.ok) return notices.show('error', 'daily.signInFailed')
    signInRecord.write(done)
    if (daily.value === 'signed' || points.value === 'signed') notices.show('success', 'daily.signedIn')
  }
}
