import { readSearchHistory } from '../domain/search/search-history'
import type { SearchHistoryRecords } from '../ports/records'
import { localEntries } from './local-entries'

export const searchHistoryKey = 'melisma.searchHistory'

/**
 * The search history in localStorage: it holds thirty short terms at most and is wanted the moment the box has focus,
 * when no database is open yet.
 */
export const searchHistoryRecords: SearchHistoryRecords = {
  readSearchHistory: () => readSearchHistory(localEntries.read(searchHistoryKey)),
  writeSearchHistory(history) {
    localEntries.write(searchHistoryKey, history)
  },
}
