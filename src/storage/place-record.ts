import type { Place } from '../ports/records'
import { localEntries } from './local-entries'

const key = 'melisma.place'

/** Returns the stored place, unvalidated; null if there is none. The queue starts at its first track then. */
export function readPlace(): unknown {
  return localEntries.read(key)
}

/** Whether the last visit has left a current track. */
export function hasPlace(): boolean {
  const place = readPlace() as { trackId?: unknown } | null
  return typeof place?.trackId === 'number'
}

/**
 * Writes the place synchronously: a page that is being closed loses what it writes to a database. Returns false if
 * storage is blocked or full.
 */
export function writePlace(place: Place): boolean {
  return localEntries.write(key, place)
}
