import type { SearchHistory } from '../../src/domain/search/search-history'
import type { SearchHistoryRecords } from '../../src/ports/records'

/** A search history in memory. */
export class MemorySearchHistory implements SearchHistoryRecords {
  constructor(public history: SearchHistory = []) {}

  readSearchHistory(): SearchHistory {
    return this.history
  }

  writeSearchHistory(history: SearchHistory): void {
    this.history = history
  }
}
