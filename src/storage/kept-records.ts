import { readKeptList, readKeptSong } from '../domain/offline/kept-song'
import type { KeptRecords } from '../ports/kept-records'
import type { Database } from './database'
import { localEntries } from './local-entries'
import { sharedDatabase } from './shared-database'
import { tryDatabase } from './try-database'

/** The number of kept songs, which stays where a browser removes databases, and tells other tabs of a change. */
const keptCountKey = 'melisma.kept'

const isPresent = <T>(value: T | null): value is T => value !== null

/** What is kept on this device, in IndexedDB. */
export function createKeptRecords(
  openDatabase: () => Promise<Database> = sharedDatabase,
  entries = localEntries,
): KeptRecords {
  const tried = tryDatabase(openDatabase)

  return {
    get count() {
      const count = Number(entries.read(keptCountKey))
      return Number.isSafeInteger(count) && count > 0 ? count : 0
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
      // entries that stay the same tell other tabs nothing
      if (done) entries.write(keptCountKey, count === 0 ? null : count)
      return done ?? false
    },
    lyrics: (trackId) => tried(async ({ keptLyrics }) => (await keptLyrics.get(trackId))?.lyrics ?? null),
    async writeLyrics(id, lyrics) {
      await tried(({ keptLyrics }) => keptLyrics.put({ id, lyrics }))
    },
    onWritten: (listener) => entries.onWritten(keptCountKey, listener),
  }
}
