import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'
import { readPlace, writePlace } from './place-record'

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

/** The queue in IndexedDB, its place in localStorage; where these are blocked, broken or full it lasts for the visit. */
export function createQueueRecords(database: Database): QueueRecords {
  return {
    async readQueue() {
      try {
        const tracks = await withPatience(database.singles.get('tracks'))
        return tracks ? parseSavedQueue({ ...Object(readPlace()), tracks: tracks.value }) : null
      } catch {
        return null
      }
    },
    async writeTracks(tracks) {
      try {
        await withPatience(database.singles.put({ key: 'tracks', value: tracks }))
        return true
      } catch {
        return false
      }
    },
    writePlace: async (place) => writePlace(place),
  }
}
