import type { LoginRecord } from '../ports/login-record'
import { localEntries } from './local-entries'

export const loginKey = 'melisma.login'

/** The record in localStorage; if that is blocked, nobody was logged in. A change notifies the other tabs. */
export const loginRecord: LoginRecord = {
  read: () => localEntries.read(loginKey) !== null,
  readUserId() {
    const who = localEntries.read(loginKey)
    return typeof who === 'number' ? who : null
  },
  write(who) {
    localEntries.write(loginKey, who)
  },
}
