import type { QueueRecords } from '../ports/records'
import { writePlace } from './place-record'
import { sharedDatabase } from './shared-database'

/** Queue records whose database is fetched when first asked for, so that the first paint does not wait for it. */
export function createLazyQueueRecords(): QueueRecords {
  let opening: Promise<QueueRecords> | undefined

  async function open(): Promise<QueueRecords> {
    const [database, { createQueueRecords }] = await Promise.all([
      sharedDatabase(),
      import('./queue-records'),
    ])
    return createQueueRecords(database)
  }

  /** A part that could not be fetched is asked for again the next time. */
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
