import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearchHistory, addSearch } from '../../../src/domain/search/search-history'

const seed = 20261122

describe('addSearch', () => {
  it('puts the newest first and keeps the same words once', () => {
    expect(addSearch(['rain', 'night'], 'night')).toEqual(['night', 'rain'])
    expect(addSearch(['rain'], '  star ')).toEqual(['star', 'rain'])
  })

  it('keeps no blank words', () => {
    expect(addSearch(['rain'], ' \t　')).toEqual(['rain'])
  })

  it('never has more than thirty entries, repeated or blank ones', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 120 }), (searched) => {
        const history = searched.reduce<readonly string[]>(addSearch, [])
        expect(history.length).toBeLessThanOrEqual(30)
        expect(new Set(history).size).toBe(history.length)
        expect(history.every((term) => term.trim() === term && term !== '')).toBe(true)
        const last = searched.map((words) => words.trim()).findLast(Boolean)
        expect(history[0]).toBe(last)
      }),
      { seed },
    )
  })
})

describe('readSearchHistory', () => {
  it.each([[null], [{}], ['rain'], [7], [undefined]])('reads %j as an empty history', (stored) => {
    expect(readSearchHistory(stored)).toEqual([])
  })

  it('drops entries that are no text, repeated ones, and those beyond the limit', () => {
    expect(readSearchHistory(['rain', 5, null, '', 'night', 'rain', ['x']])).toEqual(['rain', 'night'])
    const many = Array.from({ length: 50 }, (_, at) => `term ${at}`)
    expect(readSearchHistory(many)).toEqual(many.slice(0, 30))
  })
})
