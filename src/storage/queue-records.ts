import type { Track } from '../domain/catalogue/track'
import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'
import { readPlace, writePlace } from './place-record'
import { withPatience } from './with-patience'

/** Where the tracks of earlier versions lie in one piece; now the number of pieces that they lie in. */
const head = 'tracks'

/**
 * Tracks that are copied at once. Ten thousand in one piece kept the page busy for a tenth of a second and more, both
 * ways; a piece takes a millisecond.
 */
const pieceSize = 100

const keyOf = (piece: number) => `${head}:${piece}`

function countOf(value: unknown): number {
  const pieces: unknown = typeof value === 'object' && value !== null && Object(value).pieces
  return typeof pieces === 'number' && Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0
}

async function readHead(database: Database): Promise<unknown> {
  return (await database.singles.get(head))?.value
}

/** In one transaction, so that what is read later is the one queue or the other. */
function write(database: Database, tracks: readonly Track[]): PromiseLike<void> {
  return database.transaction('rw', database.singles, async () => {
    const before = countOf(await readHead(database))
    const pieces = Math.ceil(tracks.length / pieceSize)
    for (let piece = 0; piece < pieces; piece++) {
      const value = tracks.slice(piece * pieceSize, (piece + 1) * pieceSize)
      await database.singles.put({ key: keyOf(piece), value })
    }
    await database.singles.put({ key: head, value: { pieces } })
    const left = Array.from({ length: Math.max(0, before - pieces) }, (_, at) => keyOf(pieces + at))
    if (left.length > 0) await database.singles.bulkDelete(left)
  })
}

/** What is stored for tracks, unread; null when nothing is. A piece that is missing or broken is left out. */
function read(database: Database): PromiseLike<unknown[] | null> {
  return database.transaction('r', database.singles, async () => {
    const stored = await readHead(database)
    if (Array.isArray(stored)) return stored as unknown[]
    if (typeof stored !== 'object' || stored === null) return null
    const tracks: unknown[] = []
    for (let piece = 0; piece < countOf(stored); piece++) {
      const value: unknown = (await database.singles.get(keyOf(piece)))?.value
      if (Array.isArray(value)) tracks.push(...(value as unknown[]))
    }
    return tracks
  })
}

/**
 * The queue in IndexedDB, its place in localStorage; where these are blocked, broken or full it lasts for the visit.
 * Patience is for a database that does not open; one that does may take its time for a long queue.
 */
export function createQueueRecords(database: Database): QueueRecords {
  return {
    async readQueue() {
      try {
        await withPatience(readHead(database))
        const tracks = await read(database)
        return tracks ? parseSavedQueue({ ...Object(readPlace()), tracks }) : null
      } catch {
        return null
      }
    },
    async writeTracks(tracks) {
      try {
        await withPatience(readHead(database))
        await write(database, tracks)
        return true
      } catch {
        return false
      }
    },
    writePlace: async (place) => writePlace(place),
  }
}
