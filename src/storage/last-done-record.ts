import type { LastDoneRecord } from '../ports/last-done-record'

/** A record in localStorage; the first two have the specification's names. If that is blocked, nothing counts as done. */
export function lastDoneRecord(name: 'lastSignInDate' | 'lastRefreshDate' | 'languageOffer'): LastDoneRecord {
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
