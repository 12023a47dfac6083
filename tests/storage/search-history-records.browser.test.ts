import { beforeEach, describe, expect, it } from 'vitest'
import { searchHistoryRecords } from '../../src/storage/search-history-records'

const key = 'melisma.searchHistory'

beforeEach(() => localStorage.removeItem(key))

describe('searchHistoryRecords', () => {
  it('brings back what was kept', () => {
    searchHistoryRecords.writeSearchHistory(['雨', 'night'])
    expect(searchHistoryRecords.readSearchHistory()).toEqual(['雨', 'night'])
  })

  it.each(['', '{', 'null', '{"terms":[]}', '7'])('begins anew where it finds %j', (stored) => {
    localStorage.setItem(key, stored)
    expect(searchHistoryRecords.readSearchHistory()).toEqual([])
  })

  it('goes on without a place to write to', () => {
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
