import { describe, expect, it } from 'vitest'
import {
  artistFilterQuery,
  artistListParams,
  readArtistFilter,
} from '../../../src/domain/catalogue/artist-filter'

const read = (query: string) => readArtistFilter((name) => new URLSearchParams(query).get(name))
const everyone = { area: 'all', kind: 'all', initial: null } as const

describe('readArtistFilter', () => {
  it.each([
    ['', everyone],
    ['area=7&type=2&initial=B', { area: 'chinese', kind: 'female', initial: 'B' }],
    ['area=0&type=3&initial=%23', { area: 'other', kind: 'group', initial: '#' }],
    ['area=-1&type=-1&initial=z', { ...everyone, initial: 'Z' }],
    ['area=8', { ...everyone, area: 'japanese' }],
  ])('reads "%s"', (query, filter) => {
    expect(read(query)).toEqual(filter)
  })

  it.each([
    'area=5',
    'area=',
    'type=x',
    'initial=AB',
    'initial=%E9%9B%A8',
    'initial=',
    'area=07',
    'type=constructor',
  ])('takes "%s" for all artists', (query) => {
    expect(read(query)).toEqual(everyone)
  })
})

describe('artistFilterQuery', () => {
  it('writes what readArtistFilter reads, without the parts that are not narrowed', () => {
    expect(artistFilterQuery(everyone)).toBe('')
    for (const initial of [null, 'A', 'Z', '#'])
      for (const area of ['all', 'western', 'other'] as const)
        for (const kind of ['all', 'male', 'group'] as const)
          expect(read(artistFilterQuery({ area, kind, initial }))).toEqual({ area, kind, initial })
  })
})

describe('artistListParams', () => {
  it.each([
    [everyone, { area: -1, type: -1, initial: '-1' }],
    [{ area: 'korean', kind: 'male', initial: '#' } as const, { area: 16, type: 1, initial: '0' }],
    [{ area: 'western', kind: 'group', initial: 'Q' } as const, { area: 96, type: 3, initial: 'q' }],
  ])('returns the API parameters of %j', (filter, params) => {
    expect(artistListParams(filter)).toEqual(params)
  })
})
