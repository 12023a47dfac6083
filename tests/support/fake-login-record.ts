import type { LoginRecord } from '../../src/ports/login-record'

/** Creates a login record in memory. A test sets `kept` to act as another tab. */
export function fakeLoginRecord(kept: number | 'ended' | null = null) {
  const login = {
    kept,
    read: () => login.kept !== null,
    readUserId: () => (typeof login.kept === 'number' ? login.kept : null),
    write: (who: Parameters<LoginRecord['write']>[0]) => {
      login.kept = who
    },
  }
  return login
}
