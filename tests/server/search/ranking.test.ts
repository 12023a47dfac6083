import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRanking } from '../../../server/search/ranking'
import { createNameColumn, type Entry, nameKey } from '../../../server/search/name-column'

const columnOf = (count: number) => {
  const column = createNameColumn<Entry>()
  const entries = Array.from({ length: count }, (_, id) => ({ id, slot: 0, key: nameKey(`name ${id}`) }))
  entries.forEach((entry) => column.add(entry))
  return { column, entries }
}

describe('createRanking', () => {
  it('keeps the better of two tiers, and counts an entry once', () => {
    const { column, entries } = columnOf(2)
    const found = createRanking(column)
    found.add(entries[0]!, 5)
    found.add(entries[1]!, 3)
    found.add(entries[0]!, 2)
    found.add(entries[1]!, 4)
    const { entries: page, total } = found.page((one, other) => one.id - other.id, 10, 0)
    expect(page.map(({ id }) => id)).toEqual([0, 1])
    expect(total).toBe(2)
  })

  it('returns any page of the fully sorted list', () => {
    const numbers = array(integer({ min: 0, max: 8 }), { maxLength: 400 })
    assert(
      property(numbers, nat(420), nat(300), (tiers, offset, limit) => {
        const { column, entries } = columnOf(tiers.length)
        const found = createRanking(column)
        tiers.forEach((tier, at) => found.add(entries[at]!, tier))
        // a total order that differs from the order of ids
        const compare = (one: Entry, other: Entry) => (one.id % 7) - (other.id % 7) || other.id - one.id
        const all = entries.toSorted((one, other) => tiers[one.id]! - tiers[other.id]! || compare(one, other))
        expect(found.page(compare, limit, offset)).toEqual({
          entries: all.slice(offset, offset + limit),
          total: tiers.length,
        })
      }),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})
