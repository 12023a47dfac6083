import { makeAutoObservable, runInAction } from 'mobx'
import type { QrCheck, QrCode } from '../../domain/catalogue/login'
import type { Failure } from '../../domain/failure'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'
import { askWho } from './ask-who'

const pollMs = 1_000
/** Between polls of a backend that does not answer, once that has lasted. */
const slowestPollMs = 10_000

type QrStep = 'making' | 'waiting' | 'scanned' | 'entering' | 'done' | 'expired' | 'failed' | 'refused'

/**
 * A login by a code that is scanned with another device, or opened in another window. It asks once a second what
 * became of the code, more seldom while nothing answers, and not at all once the listener has left.
 */
export class QrLoginStore {
  /** `failed`: no code could be had; `refused`: the login was confirmed and did not come about. */
  step: QrStep = 'making'
  code: QrCode | null = null
  /** Who scanned it, where the backend says so. */
  nickname = ''
  /** Why there is no code, or why the backend cannot be asked about it right now. */
  failure: Failure | null = null
  private readonly turns = new Supersede()
  private cancelPoll = () => {}

  constructor(
    private readonly ports: { backend: Backend; system: System },
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<QrLoginStore, 'ports' | 'session' | 'turns' | 'cancelPoll'>(
      this,
      { ports: false, session: false, turns: false, cancelPoll: false },
      { name: 'QrLoginStore' },
    )
  }

  /** Asks for a new code and follows it. */
  async begin(): Promise<void> {
    this.stop()
    const signal = this.turns.begin()
    const { backend } = this.ports
    this.step = 'making'
    this.code = null
    this.nickname = ''
    this.failure = null
    const key = await backend.call('qrKey', {}, { signal })
    if (signal.aborted) return
    if (!key.ok) return this.give('failed', key.failure)
    const code = await backend.call('qrCreate', { key: key.value, qrimg: 'true' }, { signal })
    if (signal.aborted) return
    if (!code.ok) return this.give('failed', code.failure)
    if (!code.value.image)
      return this.give('failed', { kind: 'malformed', detail: 'a code without its picture' })
    runInAction(() => {
      this.code = code.value
      this.step = 'waiting'
    })
    this.askLater(key.value, signal, pollMs)
  }

  /** Nobody looks any more. */
  stop(): void {
    this.turns.stop()
    this.cancelPoll()
  }

  dispose(): void {
    this.stop()
  }

  private askLater(key: string, signal: AbortSignal, ms: number): void {
    this.cancelPoll = this.ports.system.after(ms, () => void this.ask(key, signal, ms))
  }

  private async ask(key: string, signal: AbortSignal, lastMs: number): Promise<void> {
    const check = await this.ports.backend.call('qrCheck', { key }, { signal })
    if (signal.aborted) return
    if (!check.ok) {
      this.give(this.step, check.failure)
      return this.askLater(key, signal, Math.min(lastMs * 2, slowestPollMs))
    }
    this.take(check.value)
    if (this.step === 'waiting' || this.step === 'scanned') this.askLater(key, signal, pollMs)
    else if (this.step === 'entering') await this.enter(signal)
  }

  private take({ state, nickname }: QrCheck): void {
    this.failure = null
    this.step = state === 'confirmed' ? 'entering' : state
    if (state === 'scanned') this.nickname = nickname
  }

  /** The confirmed code has opened a session; who is in it is asked of the backend. */
  private async enter(signal: AbortSignal): Promise<void> {
    const status = await askWho(this.session)
    if (signal.aborted) return
    if (status.ok && status.value) return this.give('done', null)
    this.give('refused', status.ok ? null : status.failure)
  }

  private give(step: QrStep, failure: Failure | null): void {
    this.step = step
    this.failure = failure
  }
}
