import type { QueueRecords } from '../ports/records'
import { writePlace } from './place-record'
import { sharedDatabase } from './shared-database'

/** Queue records whose database is fetched on first use, so that the first paint does not wait for it. */
export function createLazyQueueRecords(): QueueRecords {
  let opening: Promise<QueueRecords> | undefined

  async function open(): Promise<QueueRecords> {
    const [database, { createQueueRecords }] = await Promise.all([
      sharedDatabase(),
      import('./queue-records'),
    ])
    return createQueueRecords(database)
  }

  /** Null if the code cannot be fetched; the next call tries again. */
  async function records(): Promise<QueueRecords | null> {
    try {
      return await (opening ??= open())
    } catch {
      opening = undefined
      return null
    }
  }

  return {
    readQueue: async () => (await records())?.readQueue() ?? null,
    writeTracks: async (tracks) => (await records())?.writeTracks(tracks) ?? false,
    writePlace: async (place) => writePlace(place),
  }
}
