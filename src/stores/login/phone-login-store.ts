import { makeAutoObservable, runInAction } from 'mobx'
import { readMobileNumber } from '../../domain/account/read-mobile-number'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'
import { askWho } from './ask-who'

/** Seconds between two codes for one phone. */
const pauseSeconds = 60

type PhoneFault = 'phone' | 'code'

/** A login by a code that is sent to a phone. The pause between two codes outlasts the screen. */
export class PhoneLoginStore {
  phone = ''
  code = ''
  /** Which field is wrong; null until one was found to be. */
  fault: PhoneFault | null = null
  sending = false
  entering = false
  /** Seconds until another code may be asked for. */
  secondsLeft = 0
  /** Whether a code was sent in this visit. */
  askedBefore = false
  private readonly sends = new Supersede()
  private readonly entries = new Supersede()
  private readonly timer = new Supersede()

  constructor(
    private readonly ports: { backend: Backend; system: System },
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    type Hidden = 'ports' | 'session' | 'notices' | 'sends' | 'entries' | 'timer'
    makeAutoObservable<PhoneLoginStore, Hidden>(
      this,
      { ports: false, session: false, notices: false, sends: false, entries: false, timer: false },
      { name: 'PhoneLoginStore' },
    )
  }

  setPhone(phone: string): void {
    this.phone = phone
    if (this.fault === 'phone') this.fault = null
  }

  setCode(code: string): void {
    this.code = code
    if (this.fault === 'code') this.fault = null
  }

  /** Asks for a code; only the phone is looked at. */
  async send(): Promise<void> {
    const phone = this.readPhone()
    if (phone === null || this.sending || this.secondsLeft > 0) return
    const signal = this.sends.begin()
    this.sending = true
    const sent = await this.ports.backend.call('captchaSent', { phone }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.sending = false
      if (!sent.ok) return this.notices.show('error', 'login.sendFailed', { group: 'login' })
      this.askedBefore = true
      this.notices.show('success', 'login.sent', { group: 'login' })
      this.countDown(this.ports.system.now() + pauseSeconds * 1_000)
    })
  }

  /** Whether the listener is logged in now. */
  async enter(): Promise<boolean> {
    const phone = this.readPhone()
    if (phone === null || this.entering) return false
    const captcha = this.code.replace(/\s/g, '')
    if (!/^\d{4,8}$/.test(captcha)) {
      this.fault = 'code'
      return false
    }
    const signal = this.entries.begin()
    this.entering = true
    const entered = await this.tryCode(phone, captcha, signal)
    if (signal.aborted) return false
    runInAction(() => {
      this.entering = false
      this.code = ''
      if (entered) return
      this.fault = 'code'
      this.notices.show('error', 'login.failed', { group: 'login' })
    })
    return entered
  }

  /** The listener has left: what is under way counts no more. */
  leave(): void {
    this.sends.stop()
    this.entries.stop()
    this.sending = false
    this.entering = false
    this.code = ''
    this.fault = null
  }

  dispose(): void {
    this.leave()
    this.timer.stop()
  }

  private readPhone(): string | null {
    const phone = readMobileNumber(this.phone)
    this.fault = phone === null ? 'phone' : null
    return phone
  }

  private async tryCode(phone: string, captcha: string, signal: AbortSignal): Promise<boolean> {
    const { backend } = this.ports
    const verified = await backend.call('captchaVerify', { phone, captcha }, { signal })
    if (!verified.ok) return false
    const login = await backend.call('loginCellphone', { phone, captcha }, { signal })
    if (!login.ok || signal.aborted) return false
    const status = await askWho(this.session)
    return status.ok && status.value !== null
  }

  /** By the clock and not by the number of ticks, which are held back in a window out of sight. */
  private countDown(endMs: number): void {
    const { system } = this.ports
    const signal = this.timer.begin()
    const tick = () => {
      if (signal.aborted) return
      runInAction(() => {
        this.secondsLeft = Math.max(0, Math.ceil((endMs - system.now()) / 1_000))
      })
      if (this.secondsLeft > 0) system.after(1_000, tick)
    }
    tick()
  }
}
