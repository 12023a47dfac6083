import { randomUUID } from 'node:crypto'

/** Where a login by QR code stands. `used` is what was confirmed and has been handed to the browser that asked. */
type QrLogin =
  | { state: 'waiting' }
  | { state: 'scanned'; userId: number | null }
  | { state: 'confirmed'; userId: number }
  | { state: 'used' }
  | { state: 'expired' }

/** Logins that one browser asks for and another confirms. They are held in memory and live three minutes. */
export interface QrLogins {
  /** The key of a new one. */
  create(): string
  stateOf(key: string): QrLogin
  /** The page was opened, by the listener when their browser is signed in. */
  scan(key: string, userId: number | null): void
  /** False when it can no longer be confirmed. */
  confirm(key: string, userId: number): boolean
  /** The state for the browser that asked: `confirmed` once, and used up by it. */
  collect(key: string): QrLogin
}

const lifeMs = 3 * 60_000
/** Enough for every browser of a household; the oldest go first. */
const most = 5000

const expired: QrLogin = { state: 'expired' }

export function createQrLogins(now: () => number): QrLogins {
  /** In the order of their making. */
  const logins = new Map<string, { login: QrLogin; expiresMs: number }>()
  const stateOf = (key: string): QrLogin => {
    const known = logins.get(key)
    return known && now() < known.expiresMs ? known.login : expired
  }
  const move = (key: string, login: QrLogin) => {
    const known = logins.get(key)
    if (known) known.login = login
  }
  return {
    create() {
      for (const [key, { expiresMs }] of logins) {
        if (expiresMs > now() && logins.size < most) break
        logins.delete(key)
      }
      const key = randomUUID()
      logins.set(key, { login: { state: 'waiting' }, expiresMs: now() + lifeMs })
      return key
    },
    stateOf,
    scan(key, userId) {
      const { state } = stateOf(key)
      if (state === 'waiting' || state === 'scanned') move(key, { state: 'scanned', userId })
    },
    confirm(key, userId) {
      const { state } = stateOf(key)
      if (state !== 'waiting' && state !== 'scanned') return false
      move(key, { state: 'confirmed', userId })
      return true
    },
    collect(key) {
      const login = stateOf(key)
      if (login.state === 'confirmed') move(key, { state: 'used' })
      return login
    },
  }
}
