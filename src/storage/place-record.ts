import type { Place } from '../ports/records'

const key = 'melisma.place'

/** As stored earlier, unread; null when there is none. */
export function readPlace(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null // blocked storage or garbage: the queue begins at its beginning
  }
}

/** Whether there is a track that the last visit stood at. */
export function hasPlace(): boolean {
  const place = readPlace() as { trackId?: unknown } | null
  return typeof place?.trackId === 'number'
}

/**
 * Writes it at once: what a page writes to a database while it goes away is lost. False where storage is blocked
 * or full.
 */
export function writePlace(place: Place): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(place))
    return true
  } catch {
    return false
  }
}
