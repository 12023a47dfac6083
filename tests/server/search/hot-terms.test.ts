import { describe, expect, it } from 'vitest'
import { createHotTerms } from '../../../server/search/hot-terms'
import { memoryDatabase } from '../../support/server/memory-database'

const dayMs = 86_400_000

const counted = () => {
  const database = memoryDatabase()
  let ms = 1_700_000_000_000
  const terms = createHotTerms(database, () => ms)
  return {
    database,
    terms,
    pass: (days: number) => (ms += days * dayMs),
    search: (term: string, times = 1, found = true) => {
      for (let at = 0; at < times; at++) terms.record(term, found)
    },
    shown: () => terms.hottest(20).map(({ shown }) => shown),
  }
}

describe('createHotTerms', () => {
  it('returns most searched terms first, whatever their spelling, as typed last', () => {
    const { search, terms } = counted()
    search('Moonlight')
    search('café', 2)
    search('CAFE')
    expect(terms.hottest(20)).toMatchObject([
      { shown: 'CAFE', score: 3 },
      { shown: 'Moonlight', score: 1 },
    ])
  })

  it('lets old searches count less, and forgets them after thirty days', () => {
    const { search, shown, pass, terms } = counted()
    search('old', 4)
    pass(15)
    search('new', 2)
    expect(shown()).toEqual(['new', 'old'])
    expect(terms.hottest(20).map(({ score }) => score)).toEqual([2, 1])
    pass(16)
    expect(shown()).toEqual(['new'])
  })

  it('marks terms that are rising', () => {
    const { search, pass, terms } = counted()
    search('steady', 10)
    pass(6)
    search('steady', 3)
    search('rising', 5)
    search('once')
    const rising = terms.hottest(20).flatMap((term) => (term.rising ? [term.shown] : []))
    expect(rising).toEqual(['rising'])
  })

  it('hides what finds nothing, however often it is searched', () => {
    const { search, shown } = counted()
    search('my secret', 5, false)
    expect(shown()).toEqual([])
  })

  it('shows what has found something among the songs, but nothing among the videos', () => {
    const { search, shown } = counted()
    search('Marlow')
    search('Marlow', 1, false)
    expect(shown()).toEqual(['Marlow'])
  })

  it.each([
    ['<img src=x onerror=alert(1)>', ['＜img src=x onerror=alert(1)＞']],
    ['a\u0000b\u202E\nc', ['a b c']],
    ['x'.repeat(51), []],
    ['x'.repeat(1_000_000), []],
    ['\u200B', []],
    ["'; DROP TABLE search_term; --", ["'; DROP TABLE search_term; --"]],
  ])('survives the term %j', (term, left) => {
    const { search, shown } = counted()
    search(term, 2)
    expect(shown()).toEqual(left)
  })

  it('stores at most ten thousand terms, and drops the least searched', () => {
    const { search, terms, database, pass, shown } = counted()
    search('dear', 3)
    pass(1)
    database.transaction(() => {
      for (let at = 0; at < 10_000; at++) terms.record(`term ${at}`, true)
    })
    expect(database.first('SELECT count(*) AS rows FROM search_term')).toEqual({ rows: 9000 })
    expect(shown()[0]).toBe('dear')
  })
})
