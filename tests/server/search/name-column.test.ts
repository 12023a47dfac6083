import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchName, tiers } from '../../../server/search/match-name'
import { createNameColumn, type Entry, nameKey } from '../../../server/search/name-column'
import { readQuery } from '../../../server/search/search-query'

const scanned = (column: ReturnType<typeof createNameColumn<Entry>>, typed: string): number[] => {
  const query = readQuery(typed)
  const found = new Set<number>()
  if (query) column.scan(query.whole, ({ id }) => found.add(id))
  return [...found].sort((one, other) => one - other)
}

describe('createNameColumn', () => {
  it('finds exactly the matching names, across several texts', () => {
    const name = string({ unit: constantFrom('a', 'b', 'ç', 'か', 'ガ', '月', ' ', '-'), maxLength: 4 })
    assert(
      property(array(name, { minLength: 500, maxLength: 1200 }), name, (names, typed) => {
        const column = createNameColumn<Entry>()
        const entries = names.map((text, id) => ({
          id,
          slot: 0,
          key: nameKey(text, id % 3 === 0 ? '|ab|abba|' : ''),
        }))
        entries.forEach((entry) => column.add(entry))
        const query = readQuery(typed)
        const wanted = entries.filter(({ key }) => query && matchName(key, query.whole) < tiers.none)
        expect(scanned(column, typed)).toEqual(wanted.map(({ id }) => id))
      }),
      { seed: 20_261_121, numRuns: 60 },
    )
  })

  it('forgets removed entries, reuses their slots, and reads renamed entries again', () => {
    const column = createNameColumn<Entry>()
    const entries = ['one', 'two', 'three'].map((text, id) => ({ id, slot: 0, key: nameKey(text) }))
    entries.forEach((entry) => column.add(entry))
    column.remove(entries[1]!)
    expect(scanned(column, 'two')).toEqual([])
    column.add({ id: 9, slot: 0, key: nameKey('twofold') })
    expect(column.slotCount()).toBe(3)
    expect(scanned(column, 'two')).toEqual([9])
    entries[2]!.key = nameKey('drei')
    column.renamed(entries[2]!)
    expect(scanned(column, 'three')).toEqual([])
    expect(scanned(column, 'drei')).toEqual([2])
  })
})
