import { localEntries } from './local-entries'

const key = 'melisma.queued'

/** Returns how many changes that were made without a network wait to be sent; a visit with none opens no database. */
export function queuedCount(entries = localEntries): number {
  const count = Number(entries.read(key))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

export function writeQueuedCount(count: number, entries = localEntries): void {
  entries.write(key, count === 0 ? null : count)
}
