import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'

const patienceMs = 3_000

/** Another tab may block the opening of a database for ever. */
async function withPatience<T>(work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), patienceMs)
  })
  try {
    return await Promise.race([work, tired])
  } finally {
    clearTimeout(timer)
  }
}

/** The queue in IndexedDB; where that is blocked, broken or full it lasts for the visit. */
export function createQueueRecords(database: Database): QueueRecords {
  async function write(key: string, value: unknown): Promise<boolean> {
    try {
      await withPatience(database.singles.put({ key, value }))
      return true
    } catch {
      return false
    }
  }

  return {
    async readQueue() {
      try {
        const [tracks, place] = await withPatience(database.singles.bulkGet(['tracks', 'place']))
        return tracks ? parseSavedQueue({ ...Object(place?.value), tracks: tracks.value }) : null
      } catch {
        return null
      }
    },
    writeTracks: (tracks) => write('tracks', tracks),
    writePlace: (place) => write('place', place),
  }
}
