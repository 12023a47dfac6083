import type { Place } from '../ports/records'
import { localEntries } from './local-entries'

const key = 'melisma.place'

/** As stored earlier, unread; null when there is none, or it cannot be read: the queue begins at its beginning. */
export function readPlace(): unknown {
  return localEntries.read(key)
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
  return localEntries.write(key, place)
}
