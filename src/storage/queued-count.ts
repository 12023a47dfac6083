import { localEntries } from './local-entries'
import { readCount } from './read-count'

const key = 'melisma.queued'

/** Returns how many changes that were made without a network wait to be sent; a visit with none opens no database. */
export function queuedCount(entries = localEntries): number {
  return readCount(entries.read(key))
}

export function writeQueuedCount(count: number, entries = localEntries): void {
  entries.write(key, count === 0 ? null : count)
}
