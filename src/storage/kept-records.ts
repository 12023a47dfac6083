import { readKeptList, readKeptSong } from '../domain/offline/kept-song'
import type { KeptRecords } from '../ports/kept-records'
import type { Database } from './database'
import { localEntries } from './local-entries'
import { readCount } from './read-count'
import { sharedDatabase } from './shared-database'
import { tryDatabase } from './try-database'

/**
 * The number of kept songs, which stays where a browser removes databases, and the time of the last change, by which the
 * entry tells other tabs of each.
 */
const keptKey = 'melisma.kept'

function countOf(entry: unknown): number {
  return typeof entry === 'object' && entry !== null && 'count' in entry ? readCount(entry.count) : 0
}

const isPresent = <T>(value: T | null): value is T => value !== null

/** What is kept on this device, in IndexedDB. */
export function createKeptRecords(
  openDatabase: () => Promise<Database> = sharedDatabase,
  entries = localEntries,
): KeptRecords {
  const tried = tryDatabase(openDatabase)

  return {
    get count() {
      return countOf(entries.read(keptKey))
    },
    read: () =>
      tried(async ({ keptSongs, keptLists }) => ({
        songs: (await keptSongs.toArray()).map(readKeptSong).filter(isPresent),
        lists: (await keptLists.toArray()).map(readKeptList).filter(isPresent),
      })),
    async write({ songs, lists, removedSongs, removedLists }, count) {
      const done = await tried(async (database) => {
        const { keptSongs, keptLists, keptLyrics } = database
        await database.transaction('rw', [keptSongs, keptLists, keptLyrics], async () => {
          await keptSongs.bulkPut(songs.map((song) => ({ ...song, id: song.track.id })))
          await keptLists.bulkPut([...lists])
          await keptSongs.bulkDelete([...removedSongs])
          await keptLyrics.bulkDelete([...removedSongs])
          await keptLists.bulkDelete([...removedLists])
        })
        return true
      })
      if (done) entries.write(keptKey, { count, at: performance.timeOrigin + performance.now() })
      return done ?? false
    },
    lyrics: (trackId) => tried(async ({ keptLyrics }) => (await keptLyrics.get(trackId))?.lyrics ?? null),
    async writeLyrics(id, lyrics) {
      await tried(({ keptLyrics }) => keptLyrics.put({ id, lyrics }))
    },
    onWritten: (listener) => entries.onWritten(keptKey, listener),
  }
}
