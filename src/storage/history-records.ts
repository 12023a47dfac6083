import { addHeard, readPlayHistory } from '../domain/history/play-history'
import type { HistoryRecords } from '../ports/history-records'
import type { Database } from './database'
import { withPatience } from './with-patience'

const key = 'history'

/** The play history in IndexedDB. What one tab adds is read and written in one step, so that tabs lose nothing of each other. */
export function createHistoryRecords(database: Database): HistoryRecords {
  const { singles } = database
  const stored = async () => readPlayHistory((await singles.get(key))?.value)
  return {
    async read() {
      try {
        return await withPatience(stored())
      } catch {
        return null
      }
    },
    async add(track) {
      try {
        return await withPatience(
          database.transaction('rw', singles, async () => {
            const history = addHeard(await stored(), track)
            await singles.put({ key, value: history })
            return history
          }),
        )
      } catch {
        return null
      }
    },
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
