import type { Backend } from '../../ports/backend'
import type { LastDoneRecord } from '../../ports/last-done-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import type { SessionStore } from './session-store'
import { LatestOnly } from '../lib/latest-only'
import { watch } from '../lib/watch'
import { checkSession } from './check-session'

/** Three days (specification, point 9). */
const intervalMs = 259_200_000
/** The first calls of a visit go first: a refresh ends the session that they were made in. */
const graceMs = 10_000

interface Deps {
  backend: Backend
  system: System
  /** Holds the time of the last refresh and the listener's id. */
  refreshRecord: LastDoneRecord
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

/** Refreshes the session every three days, so that the login does not expire. The first three days count from the login. */
export class SessionRefresh {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #turns = new LatestOnly()
  #unsubscribe = () => {}
  #cancel = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }
  /** Follows who is logged in, until it is disposed. */
  start(): void {
    this.#unsubscribe = watch(
      () => this.#stores.session.profile?.userId ?? null,
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
    this.#cancel()
  }

  #restart(userId: number | null): void {
    this.#stop()
    if (userId === null) return
    const dueMs = this.#dueMs(userId)
    if (dueMs === null) this.#recordRefresh(userId)
    this.#scheduleRefresh((dueMs ?? intervalMs) + graceMs, userId)
  }

  /** Returns the milliseconds until the next refresh; null if the last one was not recorded. */
  #dueMs(userId: number): number | null {
    const { system, refreshRecord } = this.#deps
    const now = system.now()
    const [at, of] = (refreshRecord.read() ?? '').split(' ').map(Number)
    return of === userId && at !== undefined && at <= now ? Math.max(0, at + intervalMs - now) : null
  }

  #recordRefresh(userId: number): void {
    const { system, refreshRecord } = this.#deps
    refreshRecord.write(`${system.now()} ${userId}`)
  }

  #scheduleRefresh(ms: number, userId: number): void {
    this.#cancel = this.#deps.system.after(ms, () => void this.#refresh(userId))
  }

  async #refresh(userId: number): Promise<void> {
    // another tab may have refreshed it
    const dueMs = this.#dueMs(userId) ?? 0
    if (dueMs > 0) return this.#scheduleRefresh(dueMs + graceMs, userId)
    const { backend } = this.#deps
    const signal = this.#turns.start()
    const reply = await backend.call('loginRefresh', {}, { signal })
    if (signal.aborted) return
    const ended = reply.ok ? reply.value === 'expired' : reply.failure.kind === 'loginNeeded'
    if (ended) {
      const status = await checkSession(this.#stores.session)
      if (status.ok && !status.value) this.#stores.notices.show('error', 'login.disabled', { group: 'login' })
    } else if (reply.ok) {
      this.#recordRefresh(userId)
      this.#scheduleRefresh(intervalMs, userId)
    }
  }
}
