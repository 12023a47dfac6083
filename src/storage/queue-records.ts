import type { Track } from '../contract/replies/track'
import { parseSavedQueue } from '../domain/queue/parse-saved-queue'
import type { QueueRecords } from '../ports/records'
import type { Database } from './database'
import { readCount } from './read-count'
import { readPlace, writePlace } from './place-record'
import { withTimeout } from './with-timeout'

/** The key of the number of pieces. Earlier versions stored all tracks under it. */
const headKey = 'tracks'

/**
 * Tracks in one record. Storing and reading 10,000 tracks in one record each blocked the page for over 100 ms; a piece
 * takes 1 ms.
 */
const pieceSize = 100

const keyOf = (piece: number) => `${headKey}:${piece}`

function pieceCount(value: unknown): number {
  return typeof value === 'object' && value !== null ? readCount(Object(value).pieces) : 0
}

async function readHead(database: Database): Promise<unknown> {
  return (await database.singles.get(headKey))?.value
}

/** Writes in one transaction, so that a reader sees the old queue or the new one, never a mixture. */
function write(database: Database, tracks: readonly Track[]): PromiseLike<void> {
  return database.transaction('rw', database.singles, async () => {
    const before = pieceCount(await readHead(database))
    const pieces = Math.ceil(tracks.length / pieceSize)
    for (let piece = 0; piece < pieces; piece++) {
      const value = tracks.slice(piece * pieceSize, (piece + 1) * pieceSize)
      await database.singles.put({ key: keyOf(piece), value })
    }
    await database.singles.put({ key: headKey, value: { pieces } })
    const left = Array.from({ length: Math.max(0, before - pieces) }, (_, at) => keyOf(pieces + at))
    if (left.length > 0) await database.singles.bulkDelete(left)
  })
}

/** Returns the stored tracks, unvalidated; null if there are none. A missing or broken piece is skipped. */
function read(database: Database): PromiseLike<unknown[] | null> {
  return database.transaction('r', database.singles, async () => {
    const stored = await readHead(database)
    if (Array.isArray(stored)) return stored as unknown[]
    if (typeof stored !== 'object' || stored === null) return null
    const tracks: unknown[] = []
    for (let piece = 0; piece < pieceCount(stored); piece++) {
      const value: unknown = (await database.singles.get(keyOf(piece)))?.value
      if (Array.isArray(value)) tracks.push(...(value as unknown[]))
    }
    return tracks
  })
}

/**
 * The queue in IndexedDB and its place in localStorage. If these are blocked, broken or full, the queue lasts for the
 * visit. Only opening the database has a time limit: reading a long queue may take longer.
 */
export function createQueueRecords(database: Database): QueueRecords {
  return {
    async readQueue() {
      try {
        await withTimeout(readHead(database))
        const tracks = await read(database)
        return tracks ? parseSavedQueue({ ...Object(readPlace()), tracks }) : null
      } catch {
        return null
      }
    },
    async writeTracks(tracks) {
      try {
        await withTimeout(readHead(database))
        await write(database, tracks)
        return true
      } catch {
        return false
      }
    },
    writePlace: async (place) => writePlace(place),
  }
}
