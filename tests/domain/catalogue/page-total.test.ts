import { describe, expect, it } from 'vitest'
import { goesOn, pageTotal } from '../../../src/domain/catalogue/page-total'

const list = (received: number, total: number | null, more: boolean | null) => ({
  items: [],
  received,
  total,
  more,
})

describe('goesOn', () => {
  it.each([
    ['a full page of which nothing more is said', list(30, null, null), true],
    ['a page that is not full', list(29, null, null), false],
    ['a short page after which more is promised', list(5, null, true), true],
    ['a full page that is said to be the last', list(30, null, false), false],
    ['nothing at all, whatever is promised', list(0, null, true), false],
  ])('%s', (_name, page, expected) => {
    expect(goesOn(page, 30)).toBe(expected)
  })
})

describe('pageTotal', () => {
  it('is what the backend says', () => {
    expect(pageTotal(list(30, 95, null), 2, 30)).toBe(95)
    expect(pageTotal(list(0, 0, null), 1, 30)).toBe(0)
  })

  it('is what is known of where the backend says nothing, and one more where rows follow', () => {
    expect(pageTotal(list(12, null, null), 3, 30)).toBe(72)
    expect(pageTotal(list(30, null, true), 3, 30)).toBe(91)
    expect(pageTotal(list(0, null, null), 1, 30)).toBe(0)
  })
})
