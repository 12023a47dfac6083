import { makeAutoObservable, runInAction } from 'mobx'
import { readPhoneNumber } from '../../contract/read-phone-number'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../shell/notices-store'
import type { SessionStore } from './session-store'
import { LatestOnly } from '../lib/latest-only'
import { checkSession } from './check-session'

/** Seconds between two codes for one phone. */
const pauseSeconds = 60

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  session: SessionStore
  notices: NoticesStore
}

type InvalidField = 'phone' | 'code'

/** The login with a code that is sent to a phone. The pause between two codes goes on when the screen is left. */
export class PhoneLoginStore {
  phone = ''
  code = ''
  /** The field with a wrong value; null until one was found. */
  invalidField: InvalidField | null = null
  sending = false
  loggingIn = false
  /** Seconds until another code may be asked for. */
  secondsLeft = 0
  /** Whether a code was sent in this visit. */
  codeSent = false
  /** Path of the page where the server's operator reads the code; null where it goes to the phone. */
  inbox: string | null = null
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #sends = new LatestOnly()
  readonly #entries = new LatestOnly()
  #cancelTick = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'PhoneLoginStore' })
  }
  setPhone(phone: string): void {
    this.phone = phone
    if (this.invalidField === 'phone') this.invalidField = null
  }

  setCode(code: string): void {
    this.code = code
    if (this.invalidField === 'code') this.invalidField = null
  }

  /** Asks for a code. Only the phone number has to be valid. */
  async sendCode(): Promise<void> {
    const phone = this.#readPhone()
    if (phone === null || this.sending || this.secondsLeft > 0) return
    const signal = this.#sends.start()
    this.sending = true
    const sent = await this.#deps.backend.call('captchaSent', { phone }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.sending = false
      if (!sent.ok) return this.#stores.notices.show('error', 'login.sendFailed', { group: 'login' })
      this.codeSent = true
      this.inbox = sent.value.inbox
      this.#stores.notices.show('success', 'login.sent', { group: 'login' })
      this.#countDown(this.#deps.system.now() + pauseSeconds * 1_000)
    })
  }

  /** Logs in with the code. Returns whether the listener is logged in now. */
  async logIn(): Promise<boolean> {
    const phone = this.#readPhone()
    if (phone === null || this.loggingIn) return false
    const captcha = this.code.replace(/\s/g, '')
    if (!/^\d{4,8}$/.test(captcha)) {
      this.invalidField = 'code'
      return false
    }
    const signal = this.#entries.start()
    this.loggingIn = true
    const entered = await this.#verify(phone, captcha, signal)
    if (signal.aborted) return false
    runInAction(() => {
      this.loggingIn = false
      this.code = ''
      if (entered) return
      this.invalidField = 'code'
      this.#stores.notices.show('error', 'login.failed', { group: 'login' })
    })
    return entered
  }

  /** Cancels what is under way, when the screen is left. */
  reset(): void {
    this.#sends.abort()
    this.#entries.abort()
    this.sending = false
    this.loggingIn = false
    this.code = ''
    this.invalidField = null
  }

  dispose(): void {
    this.reset()
    this.#cancelTick()
  }

  #readPhone(): string | null {
    const phone = readPhoneNumber(this.phone)?.number ?? null
    this.invalidField = phone === null ? 'phone' : null
    return phone
  }

  async #verify(phone: string, captcha: string, signal: AbortSignal): Promise<boolean> {
    const { backend } = this.#deps
    const verified = await backend.call('captchaVerify', { phone, captcha }, { signal })
    if (!verified.ok) return false
    const login = await backend.call('loginCellphone', { phone, captcha }, { signal })
    if (!login.ok || signal.aborted) return false
    const status = await checkSession(this.#stores.session)
    return status.ok && status.value !== null
  }

  /** Goes by the clock: browsers delay the timers of hidden windows. */
  #countDown(endMs: number): void {
    const { system } = this.#deps
    const tick = () => {
      runInAction(() => {
        this.secondsLeft = Math.max(0, Math.ceil((endMs - system.now()) / 1_000))
      })
      if (this.secondsLeft > 0) this.#cancelTick = system.after(1_000, tick)
    }
    this.#cancelTick()
    tick()
  }
}
