import { localDay } from '../../domain/account/local-day'
import { untilHour } from '../../domain/daily/until-hour'
import type { Backend } from '../../ports/backend'
import type { DayRecord } from '../../ports/day-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import type { SettingsStore } from '../settings-store'
import { Supersede } from '../supersede'
import { watch } from '../watch'

interface SignInPorts {
  backend: Backend
  system: System
  record: DayRecord
}

interface SignInStores {
  session: SessionStore
  settings: SettingsStore
  notices: NoticesStore
}

/**
 * Signs the listener in with the service once per calendar day, where the setting says so; a day that begins while the
 * app is open counts, too. What the service says was done already is done.
 */
export class SignInStore {
  private readonly turns = new Supersede()
  private stopWatching = () => {}
  private cancelMidnight = () => {}

  constructor(
    private readonly ports: SignInPorts,
    private readonly stores: SignInStores,
  ) {}

  /** Follows who listens, until it is disposed. */
  start(): void {
    const { session, settings } = this.stores
    this.stopWatching = watch(
      () => (settings.values.autoSignIn ? (session.profile?.userId ?? null) : null),
      (userId) => this.begin(userId),
      { now: true },
    )
  }

  dispose(): void {
    this.stopWatching()
    this.stop()
  }

  private stop(): void {
    this.turns.stop()
    this.cancelMidnight()
  }

  private begin(userId: number | null): void {
    this.stop()
    if (userId !== null) void this.signIn(userId)
  }

  private async signIn(userId: number): Promise<void> {
    const { backend, system, record } = this.ports
    const { notices } = this.stores
    const signal = this.turns.begin()
    const now = system.now()
    this.cancelMidnight = system.after(untilHour(now, 0), () => void this.signIn(userId))
    const done = `${localDay(now)} ${userId}`
    if (record.read() === done) return
    const [daily, points] = await Promise.all([
      backend.call('dailySignin', {}, { signal }),
      backend.call('yunbeiSign', {}, { signal }),
    ])
    if (signal.aborted) return
    if (!daily.ok || !points.ok) return notices.show('error', 'daily.signInFailed')
    record.write(done)
    if (daily.value === 'signed' || points.value === 'signed') notices.show('success', 'daily.signedIn')
  }
}
