import type { OfflineRecords } from '../ports/offline-records'
import type { Database } from './database'
import { localEntries } from './local-entries'
import { queuedCount, writeQueuedCount } from './queued-count'
import { sharedDatabase } from './shared-database'
import { tryDatabase } from './try-database'

/** What the app answers and notes without a network, in IndexedDB. */
export function createOfflineRecords(
  openDatabase: () => Promise<Database> = sharedDatabase,
  entries = localEntries,
): OfflineRecords {
  const tried = tryDatabase(openDatabase)

  return {
    get queuedCount() {
      return queuedCount(entries)
    },
    reply: async (key) => (await tried(({ replies }) => replies.get(key)))?.value,
    async remember(replies) {
      const rows = [...replies].map(([key, value]) => ({ key, value }))
      await tried((database) => database.replies.bulkPut(rows))
    },
    queued: async () => (await tried(({ outbox }) => outbox.orderBy('id').toArray())) ?? [],
    async queue(call) {
      const count = await tried(({ outbox }) =>
        outbox.db.transaction('rw', outbox, async () => {
          await outbox.add(call)
          return outbox.count()
        }),
      )
      if (count !== null) writeQueuedCount(count, entries)
      return count !== null
    },
    async remove(ids) {
      if (ids.length === 0) return true
      const count = await tried(({ outbox }) =>
        outbox.db.transaction('rw', outbox, async () => {
          await outbox.bulkDelete([...ids])
          return outbox.count()
        }),
      )
      if (count !== null) writeQueuedCount(count, entries)
      return count !== null
    },
    async forget() {
      await tried(({ replies, outbox }) => Promise.all([replies.clear(), outbox.clear()]))
      writeQueuedCount(0, entries)
    },
  }
}
