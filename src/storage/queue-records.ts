import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'

const key = 'queue'
const patienceMs = 3_000

/** Another tab may block the opening of a database for ever. */
function withPatience<T>(work: Promise<T>): Promise<T> {
  const tired = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), patienceMs)
  })
  return Promise.race([work, tired])
}

/** The queue in IndexedDB; where that is blocked, broken or full it lasts for the visit. */
export function createQueueRecords(database: Database): QueueRecords {
  return {
    async readQueue() {
      try {
        const single = await withPatience(database.singles.get(key))
        return parseSavedQueue(single?.value)
      } catch {
        return null
      }
    },
    async writeQueue(queue) {
      try {
        await withPatience(database.singles.put({ key, value: queue }))
        return true
      } catch {
        return false
      }
    },
  }
}
