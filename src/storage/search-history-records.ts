import { readSearchHistory } from '../domain/search/search-history'
import type { SearchHistoryRecords } from '../ports/records'

const key = 'melisma.searchHistory'

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return [] // blocked storage or garbage: the history begins anew
  }
}

/**
 * The search history in localStorage: it holds thirty short terms at most and is wanted the moment the box has focus,
 * when no database is open yet.
 */
export const searchHistoryRecords: SearchHistoryRecords = {
  readSearchHistory: () => readSearchHistory(stored()),
  writeSearchHistory(history) {
    try {
      localStorage.setItem(key, JSON.stringify(history))
    } catch {
      return // it goes on to hold in memory
    }
  },
}
