import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ListenerRank, Profile } from '../../contract/replies/account'
import type { Result } from '../../contract/result'
import type { Backend } from '../../ports/backend'
import type { LoginRecord } from '../../ports/login-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import { LatestOnly } from '../lib/latest-only'

interface Deps {
  backend: Backend
  system: System
  /** Reloads the app. */
  reload: () => void
  /** Remembers a login from one visit to the next; without it, none is remembered. */
  loginRecord?: LoginRecord | undefined
}

interface Stores {
  notices: NoticesStore
}

const reloadAfterMs = 1_000

/** Who is logged in. */
export class SessionStore {
  /** Null for a visitor, and while it is unknown who is logged in. */
  profile: Profile | null = null
  /** Whether the backend has said who is logged in. */
  known = false
  /** Null until it is loaded. */
  rank: ListenerRank | null = null
  /** True during a logout, until the app is reloaded. */
  loggingOut = false
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #checking = new LatestOnly()
  readonly #ranking = new LatestOnly()

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { profile: observableRef, rank: observableRef }, { name: 'SessionStore' })
  }

  get state(): 'unknown' | 'visitor' | 'listener' {
    if (this.profile) return 'listener'
    return this.known ? 'visitor' : 'unknown'
  }

  /** Whether the last login of this browser expired, and nobody has logged in since. */
  get expired(): boolean {
    return this.state === 'visitor' && (this.#deps.loginRecord?.read() ?? false)
  }

  /** The id of the listener; while the backend has not said who is logged in, of whoever was at the last visit. */
  get userId(): number | null {
    return this.known ? (this.profile?.userId ?? null) : (this.#deps.loginRecord?.readUserId() ?? null)
  }

  /** Whether the listener has a paid membership. */
  get isMember(): boolean {
    return (this.profile?.vipType ?? 0) > 0
  }

  /** Asks the backend who is logged in. A failed or overtaken call changes nothing. Returns the answer. */
  async check(): Promise<Result<Profile | null>> {
    const signal = this.#checking.start()
    const status = await this.#deps.backend.call('loginStatus', {}, { signal })
    if (status.ok && !signal.aborted) runInAction(() => this.#setProfile(status.value))
    return status
  }

  /** A call was refused for lack of a login: checks whether that of the listener has ended. */
  recheck(): void {
    if (this.profile) void this.check()
  }

  /** Loads the listener's rank. After a failure, the last one stays. */
  async loadRank(): Promise<void> {
    if (!this.profile) return
    const signal = this.#ranking.start()
    const rank = await this.#deps.backend.call('userLevel', {}, { signal })
    if (signal.aborted || !rank.ok) return
    runInAction(() => {
      this.rank = rank.value
    })
  }

  /** Logs out, shows a notice and reloads the app a second later. A failure is shown and changes nothing. */
  async logout(): Promise<void> {
    if (this.loggingOut) return
    this.loggingOut = true
    const done = await this.#deps.backend.call('logout', {})
    runInAction(() => {
      if (!done.ok) {
        this.loggingOut = false
        return this.#stores.notices.showFailure(done.failure)
      }
      this.#checking.abort()
      this.#deps.loginRecord?.write(null)
      this.#setProfile(null)
      this.#stores.notices.show('success', 'account.loggedOut')
      this.#deps.system.after(reloadAfterMs, this.#deps.reload)
    })
  }

  dispose(): void {
    this.#checking.abort()
    this.#ranking.abort()
  }

  #setProfile(profile: Profile | null): void {
    if (profile?.userId !== this.profile?.userId) {
      this.#ranking.abort()
      this.rank = null
    }
    const { loginRecord } = this.#deps
    if (profile) loginRecord?.write(profile.userId)
    else if (loginRecord?.read()) loginRecord.write('ended')
    this.profile = profile
    this.known = true
  }
}
