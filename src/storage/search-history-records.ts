import { readSearchHistory } from '../domain/search/search-history'
import type { SearchHistoryRecords } from '../ports/records'
import { localEntries } from './local-entries'

export const searchHistoryKey = 'melisma.searchHistory'

/**
 * The search history, in localStorage: it has at most thirty short terms and is needed as soon as the search box has
 * focus, when no database is open yet.
 */
export const searchHistoryRecords: SearchHistoryRecords = {
  readSearchHistory: () => readSearchHistory(localEntries.read(searchHistoryKey)),
  writeSearchHistory(history) {
    localEntries.write(searchHistoryKey, history)
  },
}
