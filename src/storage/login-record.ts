import type { LoginRecord } from '../ports/login-record'
import { localEntries } from './local-entries'

export const loginKey = 'melisma.login'

/** In localStorage; where that is blocked nobody was logged in. Other tabs hear of it when it is another than before. */
export const loginRecord: LoginRecord = {
  read: () => localEntries.read(loginKey) !== null,
  write(who) {
    localEntries.write(loginKey, who)
  },
}
