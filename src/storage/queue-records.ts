import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'
import { readPlace, writePlace } from './place-record'
import { withPatience } from './with-patience'

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
