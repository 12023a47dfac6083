import { describe, expect, it } from 'vitest'
import { hasNextPage, pageTotal } from '../../../src/domain/catalogue/page-total'

const list = (received: number, total: number | null, more: boolean | null) => ({
  items: [],
  received,
  total,
  more,
})

describe('hasNextPage', () => {
  it.each([
    ['a full page without further information', list(30, null, null), true],
    ['a page that is not full', list(29, null, null), false],
    ['a short page with more announced', list(5, null, true), true],
    ['a full page announced as the last', list(30, null, false), false],
    ['an empty page with more announced', list(0, null, true), false],
  ])('%s', (_name, page, expected) => {
    expect(hasNextPage(page, 30)).toBe(expected)
  })
})

describe('pageTotal', () => {
  it('returns the total of the backend', () => {
    expect(pageTotal(list(30, 95, null), 2, 30)).toBe(95)
    expect(pageTotal(list(0, 0, null), 1, 30)).toBe(0)
  })

  it('returns the known rows without a total, and one more when another page follows', () => {
    expect(pageTotal(list(12, null, null), 3, 30)).toBe(72)
    expect(pageTotal(list(30, null, true), 3, 30)).toBe(91)
    expect(pageTotal(list(0, null, null), 1, 30)).toBe(0)
  })
})
