import type { DayRecord } from '../ports/day-record'

/** In localStorage, under the specification's names; where that is blocked nothing was ever done. */
export function dayRecord(name: 'lastSignInDate' | 'lastRefreshDate'): DayRecord {
  const key = `melisma.${name}`
  return {
    read() {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text)
      } catch {
        return // then it is done anew in the next visit, which the backend takes
      }
    },
  }
}
