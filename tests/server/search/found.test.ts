import { assert, integer, array, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFound } from '../../../server/search/found'
import { createNameColumn, type Entry } from '../../../server/search/name-column'
import { nameKey } from '../../../server/search/name-key'

const columnOf = (count: number) => {
  const column = createNameColumn<Entry>()
  const entries = Array.from({ length: count }, (_, id) => ({ id, slot: 0, key: nameKey(`name ${id}`) }))
  entries.forEach((entry) => column.add(entry))
  return { column, entries }
}

describe('found', () => {
  it('keeps the better of two tiers, and counts an entry once', () => {
    const { column, entries } = columnOf(2)
    const found = createFound(column)
    found.note(entries[0]!, 5)
    found.note(entries[1]!, 3)
    found.note(entries[0]!, 2)
    found.note(entries[1]!, 4)
    const { entries: page, total } = found.page((one, other) => one.id - other.id, 10, 0)
    expect(page.map(({ id }) => id)).toEqual([0, 1])
    expect(total).toBe(2)
  })

  it('gives any part of what sorting all would give', () => {
    const numbers = array(integer({ min: 0, max: 8 }), { maxLength: 400 })
    assert(
      property(numbers, nat(420), nat(300), (tiers, offset, limit) => {
        const { column, entries } = columnOf(tiers.length)
        const found = createFound(column)
        tiers.forEach((tier, at) => found.note(entries[at]!, tier))
        // an order that is not that of the ids, with nothing left to chance
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
