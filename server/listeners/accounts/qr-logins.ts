import { randomUUID } from 'node:crypto'

/** The state of a login by QR code. `used` means confirmed and collected by the browser that asked. */
type QrLogin =
  | { state: 'waiting' }
  | { state: 'scanned'; userId: number | null }
  | { state: 'confirmed'; userId: number }
  | { state: 'used' }
  | { state: 'expired' }

/** Logins that one browser requests and another confirms. They are kept in memory for three minutes. */
export interface QrLogins {
  /** Creates a login and returns its key. */
  create(): string
  stateOf(key: string): QrLogin
  /** Marks the page as opened, by a listener when the browser is signed in. */
  scan(key: string, userId: number | null): void
  /** False when the login can no longer be confirmed. */
  confirm(key: string, userId: number): boolean
  /** Returns the state to the browser that asked; `confirmed` only once. */
  collect(key: string): QrLogin
}

const lifeMs = 3 * 60_000
/** Enough for all browsers of a household; the oldest are dropped first. */
const most = 5000

const expired: QrLogin = { state: 'expired' }

export function createQrLogins(now: () => number): QrLogins {
  /** Oldest first. */
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
