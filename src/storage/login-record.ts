import type { LoginRecord } from '../ports/login-record'

const key = 'melisma.login'

/** In localStorage; where that is blocked nobody was logged in. */
export const loginRecord: LoginRecord = {
  read() {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  write(loggedIn) {
    try {
      if (loggedIn) localStorage.setItem(key, 'true')
      else localStorage.removeItem(key)
    } catch {
      return // then a login that ended is not told from none
    }
  },
}
