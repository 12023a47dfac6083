import type { Track } from '../contract/replies/track'
import { mergePlayHistory, addToPlayHistory, readPlayHistory } from '../domain/library/play-history'
import type { HistoryRecords } from '../ports/history-records'
import type { Database } from './database'
import { withTimeout } from './with-timeout'

const key = 'history'

/** The play history in IndexedDB. A change reads and writes in one transaction, so that tabs do not overwrite each other. */
export function createHistoryRecords(database: Database): HistoryRecords {
  const { singles } = database
  const stored = async () => readPlayHistory((await singles.get(key))?.value)
  const change = async (changed: (history: readonly Track[]) => readonly Track[]) => {
    try {
      return await withTimeout(
        database.transaction('rw', singles, async () => {
          const history = changed(await stored())
          await singles.put({ key, value: history })
          return history
        }),
      )
    } catch {
      return null
    }
  }
  return {
    async read() {
      try {
        return await withTimeout(stored())
      } catch {
        return null
      }
    },
    add: (track) => change((history) => addToPlayHistory(history, track)),
    addEarlier: (tracks) => change((history) => mergePlayHistory(history, tracks)),
    async clear() {
      try {
        await withTimeout(singles.delete(key))
        return true
      } catch {
        return false
      }
    },
  }
}
