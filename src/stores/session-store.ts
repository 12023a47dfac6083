import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ListenerRank } from '../domain/catalogue/listener'
import type { Profile } from '../domain/catalogue/profile'
import type { Result } from '../domain/result'
import type { Backend } from '../ports/backend'
import type { LoginRecord } from '../ports/login-record'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import { Supersede } from './supersede'

interface SessionPorts {
  backend: Backend
  system: System
  /** Loads the app anew. */
  reload: () => void
  /** Remembers a login from one visit to the next; left out, none is remembered. */
  login?: LoginRecord
}

const reloadAfterMs = 1_000

/** Who listens. */
export class SessionStore {
  /** Null for a visitor, and until it is known. */
  profile: Profile | null = null
  /** Whether the backend has said who listens. */
  known = false
  /** Null until it was asked for and is known. */
  rank: ListenerRank | null = null
  /** Whether a logout is under way, until the app is loaded anew. */
  leaving = false
  private readonly checking = new Supersede()
  private readonly ranking = new Supersede()

  constructor(
    private readonly ports: SessionPorts,
    private readonly notices: NoticesStore,
  ) {
    makeAutoObservable<SessionStore, 'ports' | 'notices' | 'checking' | 'ranking'>(
      this,
      {
        profile: observableRef,
        rank: observableRef,
        ports: false,
        notices: false,
        checking: false,
        ranking: false,
      },
      { name: 'SessionStore' },
    )
  }

  get state(): 'unknown' | 'visitor' | 'listener' {
    if (this.profile) return 'listener'
    return this.known ? 'visitor' : 'unknown'
  }

  /** Whether it is a visitor whose login ended by itself. */
  get expired(): boolean {
    return this.state === 'visitor' && (this.ports.login?.read() ?? false)
  }

  /** Whether the listener is known to pay. */
  get isMember(): boolean {
    return (this.profile?.vipType ?? 0) > 0
  }

  /** Asks the backend; one that does not answer leaves all as it was, and so does an answer that a newer one overtook. */
  async check(): Promise<Result<Profile | null>> {
    const signal = this.checking.begin()
    const status = await this.ports.backend.call('loginStatus', {}, { signal })
    if (status.ok && !signal.aborted) runInAction(() => this.become(status.value))
    return status
  }

  /** Asks how far the listener has come; what was known stays when that fails. */
  async loadRank(): Promise<void> {
    if (!this.profile) return
    const signal = this.ranking.begin()
    const rank = await this.ports.backend.call('userLevel', {}, { signal })
    if (signal.aborted || !rank.ok) return
    runInAction(() => {
      this.rank = rank.value
    })
  }

  /** Logs out and begins anew a second after saying so; a logout that failed changes nothing and says why. */
  async logout(): Promise<void> {
    if (this.leaving) return
    this.leaving = true
    const done = await this.ports.backend.call('logout', {})
    runInAction(() => {
      if (!done.ok) {
        this.leaving = false
        return this.notices.fail(done.failure)
      }
      this.checking.stop()
      this.ports.login?.write(null)
      this.become(null)
      this.notices.show('success', 'account.loggedOut')
      this.ports.system.after(reloadAfterMs, this.ports.reload)
    })
  }

  dispose(): void {
    this.checking.stop()
    this.ranking.stop()
  }

  private become(profile: Profile | null): void {
    if (profile?.userId !== this.profile?.userId) {
      this.ranking.stop()
      this.rank = null
    }
    const { login } = this.ports
    if (profile) login?.write(profile.userId)
    else if (login?.read()) login.write('ended')
    this.profile = profile
    this.known = true
  }
}
