import { beforeEach, describe, expect, it } from 'vitest'
import { searchHistoryRecords } from '../../src/storage/search-history-records'

const key = 'melisma.searchHistory'

beforeEach(() => localStorage.removeItem(key))

describe('searchHistoryRecords', () => {
  it('returns what was stored', () => {
    searchHistoryRecords.writeSearchHistory(['雨', 'night'])
    expect(searchHistoryRecords.readSearchHistory()).toEqual(['雨', 'night'])
  })

  it.each(['', '{', 'null', '{"terms":[]}', '7'])('is empty if it finds %j', (stored) => {
    localStorage.setItem(key, stored)
    expect(searchHistoryRecords.readSearchHistory()).toEqual([])
  })

  it('goes on if nothing can be written', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      expect(() => searchHistoryRecords.writeSearchHistory(['rain'])).not.toThrow()
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(searchHistoryRecords.readSearchHistory()).toEqual([])
  })
})
