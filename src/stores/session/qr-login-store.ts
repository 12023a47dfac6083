import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { QrCheck, QrCode } from '../../contract/replies/account'
import type { Failure } from '../../contract/failure'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SessionStore } from './session-store'
import { LatestOnly } from '../lib/latest-only'
import { checkSession } from './check-session'

const pollMs = 1_000
/** The longest pause between two polls, when the backend does not answer for some time. */
const slowestPollMs = 10_000

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  session: SessionStore
}

type QrStep = 'making' | 'waiting' | 'scanned' | 'entering' | 'done' | 'expired' | 'failed' | 'refused'

/**
 * The login with a code that is scanned with another device or opened in another window. Polls its state once a second,
 * less often while the backend does not answer, and no longer once it is stopped.
 */
export class QrLoginStore {
  /** `failed`: there is no code; `refused`: the login was confirmed, but nobody is logged in. */
  step: QrStep = 'making'
  code: QrCode | null = null
  /** Who scanned the code, if the backend says so. */
  nickname = ''
  /** Why there is no code, or why the last poll failed. */
  failure: Failure | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #turns = new LatestOnly()
  #cancelPoll = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { failure: observableRef, code: observableRef }, { name: 'QrLoginStore' })
  }
  /** Asks for a new code and starts to poll its state. */
  async start(): Promise<void> {
    this.stop()
    const signal = this.#turns.start()
    const { backend } = this.#deps
    this.step = 'making'
    this.code = null
    this.nickname = ''
    this.failure = null
    const key = await backend.call('qrKey', {}, { signal })
    if (signal.aborted) return
    if (!key.ok) return this.#setStep('failed', key.failure)
    const code = await backend.call('qrCreate', { key: key.value, qrimg: 'true' }, { signal })
    if (signal.aborted) return
    if (!code.ok) return this.#setStep('failed', code.failure)
    if (!code.value.image)
      return this.#setStep('failed', { kind: 'malformed', detail: 'a code without its picture' })
    runInAction(() => {
      this.code = code.value
      this.step = 'waiting'
    })
    this.#scheduleCheck(key.value, signal, pollMs)
  }

  stop(): void {
    this.#turns.abort()
    this.#cancelPoll()
  }

  dispose(): void {
    this.stop()
  }

  #scheduleCheck(key: string, signal: AbortSignal, ms: number): void {
    this.#cancelPoll = this.#deps.system.after(ms, () => void this.#check(key, signal, ms))
  }

  async #check(key: string, signal: AbortSignal, lastMs: number): Promise<void> {
    const check = await this.#deps.backend.call('qrCheck', { key }, { signal })
    if (signal.aborted) return
    if (!check.ok) {
      this.#setStep(this.step, check.failure)
      return this.#scheduleCheck(key, signal, Math.min(lastMs * 2, slowestPollMs))
    }
    this.#applyCheck(check.value)
    if (this.step === 'waiting' || this.step === 'scanned') this.#scheduleCheck(key, signal, pollMs)
    else if (this.step === 'entering') await this.#logIn(signal)
  }

  #applyCheck({ state, nickname }: QrCheck): void {
    runInAction(() => {
      this.failure = null
      this.step = state === 'confirmed' ? 'entering' : state
      if (state === 'scanned') this.nickname = nickname
    })
  }

  /** The confirmed code has opened a session. Asks the backend whose it is. */
  async #logIn(signal: AbortSignal): Promise<void> {
    const status = await checkSession(this.#stores.session)
    if (signal.aborted) return
    if (status.ok && status.value) return this.#setStep('done', null)
    this.#setStep('refused', status.ok ? null : status.failure)
  }

  #setStep(step: QrStep, failure: Failure | null): void {
    runInAction(() => {
      this.step = step
      this.failure = failure
    })
  }
}
