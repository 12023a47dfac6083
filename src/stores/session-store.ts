import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Profile } from '../domain/catalogue/profile'
import type { Backend } from '../ports/backend'

/** Who listens: null for a visitor, and until it is known. */
export class SessionStore {
  profile: Profile | null = null

  constructor(private readonly backend: Backend) {
    makeAutoObservable<SessionStore, 'backend'>(
      this,
      { profile: observableRef, backend: false },
      { name: 'SessionStore' },
    )
  }

  /** Whether the listener is known to pay. */
  get isMember(): boolean {
    return (this.profile?.vipType ?? 0) > 0
  }

  /** Asks the backend; one that does not answer leaves all as it was. */
  async check(): Promise<void> {
    const status = await this.backend.call('loginStatus', {})
    if (!status.ok) return
    runInAction(() => {
      this.profile = status.value
    })
  }
}
