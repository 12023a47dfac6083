import type { Backend } from '../../ports/backend'
import type { DayRecord } from '../../ports/day-record'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'
import { watch } from '../watch'
import { askWho } from './ask-who'

/** Three days (specification, point 9). */
const intervalMs = 259_200_000
/** What a visit begins with is to be asked first: a refresh ends the session that those calls came with. */
const graceMs = 10_000

interface RefreshPorts {
  backend: Backend
  system: System
  record: DayRecord
}

/** Keeps a login from ending by itself; at most once in three days, counted from the login at first. */
export class SessionRefresh {
  private readonly turns = new Supersede()
  private stopWatching = () => {}
  private cancel = () => {}

  constructor(
    private readonly ports: RefreshPorts,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {}

  /** Follows who listens, until it is disposed. */
  start(): void {
    this.stopWatching = watch(
      () => this.session.profile?.userId ?? null,
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
    this.cancel()
  }

  private begin(userId: number | null): void {
    this.stop()
    if (userId === null) return
    const dueMs = this.dueMs(userId)
    if (dueMs === null) this.note(userId)
    this.wait((dueMs ?? intervalMs) + graceMs, userId)
  }

  /** Milliseconds until it is time again, null where nobody noted when it was last done. */
  private dueMs(userId: number): number | null {
    const { system, record } = this.ports
    const now = system.now()
    const [at, of] = (record.read() ?? '').split(' ').map(Number)
    return of === userId && at !== undefined && at <= now ? Math.max(0, at + intervalMs - now) : null
  }

  private note(userId: number): void {
    const { system, record } = this.ports
    record.write(`${system.now()} ${userId}`)
  }

  private wait(ms: number, userId: number): void {
    this.cancel = this.ports.system.after(ms, () => void this.refresh(userId))
  }

  private async refresh(userId: number): Promise<void> {
    // another tab may have done it meanwhile
    const dueMs = this.dueMs(userId) ?? 0
    if (dueMs > 0) return this.wait(dueMs + graceMs, userId)
    const { backend } = this.ports
    const signal = this.turns.begin()
    const reply = await backend.call('loginRefresh', {}, { signal })
    if (signal.aborted) return
    const ended = reply.ok ? reply.value === 'expired' : reply.failure.kind === 'loginNeeded'
    if (ended) {
      const status = await askWho(this.session)
      if (status.ok && !status.value) this.notices.show('error', 'login.disabled', { group: 'login' })
    } else if (reply.ok) {
      this.note(userId)
      this.wait(intervalMs, userId)
    }
  }
}
