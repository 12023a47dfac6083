import { describe, expect, it } from 'vitest'
import { readLibrarySort, usualSort, writeLibrarySort } from '../../../src/domain/library/library-sort'

describe('readLibrarySort', () => {
  it.each([
    ['songs', 'artist', { by: 'artist', descending: false }],
    ['songs', '-length', { by: 'length', descending: true }],
    ['albums', '-year', { by: 'year', descending: true }],
    ['albums', 'length', { by: 'title', descending: false }],
    ['artists', null, { by: 'title', descending: false }],
    ['songs', '-', { by: 'title', descending: false }],
    ['songs', '__proto__', { by: 'title', descending: false }],
  ] as const)('reads the order of %s from %s', (list, value, sort) => {
    expect(readLibrarySort(list, value)).toEqual(sort)
  })

  it('reads what is written', () => {
    for (const sort of [usualSort('title'), usualSort('added')])
      expect(readLibrarySort('songs', writeLibrarySort(sort))).toEqual(sort)
    expect(writeLibrarySort(usualSort('added'))).toBe('-added')
  })

  it('shows another order where the address names none', () => {
    const album = { by: 'album', descending: false } as const
    expect(readLibrarySort('songs', null, album)).toEqual(album)
  })
})
