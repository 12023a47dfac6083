import type { LastDoneRecord } from '../ports/last-done-record'

/** The record in localStorage, under the specification's name. If that is blocked, nothing counts as done. */
export function lastDoneRecord(name: 'lastSignInDate' | 'lastRefreshDate'): LastDoneRecord {
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
        return // it is done again in the next visit, which the backend allows
      }
    },
  }
}
