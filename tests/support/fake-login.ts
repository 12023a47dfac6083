import type { LoginRecord } from '../../src/ports/login-record'

/** A record of the login, and what it holds; `kept` may be set as another tab would. */
export function fakeLogin(kept: number | 'ended' | null = null) {
  const login = {
    kept,
    read: () => login.kept !== null,
    write: (who: Parameters<LoginRecord['write']>[0]) => {
      login.kept = who
    },
  }
  return login
}
