import { describe, expect, it } from 'vitest'
import { pageSlots } from '../../../../src/ui/kit/page/page-slots'

const read = (current: number, count: number, slots = 7) =>
  pageSlots(current, count, slots)
    .map((slot) => ('page' in slot ? (slot.page === current ? `[${slot.page}]` : slot.page) : '…'))
    .join(' ')

describe('pageSlots', () => {
  it.each([
    [1, 1, '[1]'],
    [2, 7, '1 [2] 3 4 5 6 7'],
    [1, 8, '[1] 2 3 4 5 … 8'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [8, 8, '1 … 4 5 6 7 [8]'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [17, 412, '1 … 16 [17] 18 … 412'],
  ])('for page %i of %i are %s', (current, count, shown) => {
    expect(read(current, count)).toBe(shown)
  })

  it('are the ends and the current page where there is little room', () => {
    expect(read(1, 20, 5)).toBe('[1] 2 3 … 20')
    expect(read(9, 20, 5)).toBe('1 … [9] … 20')
    expect(read(20, 20, 5)).toBe('1 … 18 19 [20]')
  })

  it('always have the current page, its neighbours and both ends, each once, in order', () => {
    for (let count = 1; count <= 40; count++)
      for (let current = 1; current <= count; current++) {
        const slots = pageSlots(current, count, 7)
        const pages = slots.flatMap((slot) => ('page' in slot ? [slot.page] : []))
        expect(slots.length).toBeLessThanOrEqual(7)
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other))
        const needed = [1, current - 1, current, current + 1, count].filter(
          (page) => page >= 1 && page <= count,
        )
        expect(pages).toEqual(expect.arrayContaining(needed))
      }
  })
})
