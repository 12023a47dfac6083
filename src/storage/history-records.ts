import type { Track } from '../domain/catalogue/track'
import { addEarlier, addHeard, readPlayHistory } from '../domain/history/play-history'
import type { HistoryRecords } from '../ports/history-records'
import type { Database } from './database'
import { withPatience } from './with-patience'

const key = 'history'

/** The play history in IndexedDB. What one tab adds is read and written in one step, so that tabs lose nothing of each other. */
export function createHistoryRecords(database: Database): HistoryRecords {
  const { singles } = database
  const stored = async () => readPlayHistory((await singles.get(key))?.value)
  const change = async (changed: (history: readonly Track[]) => readonly Track[]) => {
    try {
      return await withPatience(
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
        return await withPatience(stored())
      } catch {
        return null
      }
    },
    add: (track) => change((history) => addHeard(history, track)),
    addEarlier: (tracks) => change((history) => addEarlier(history, tracks)),
    async clear() {
      try {
        await withPatience(singles.delete(key))
        return true
      } catch {
        return false
      }
    },
  }
}
