import { describe, expect, it } from 'vitest'
import { askedOf, countedOf, placeAfter, readPlace } from '../../../src/domain/comments/comment-paging'

const read = (query: string) => readPlace(new URLSearchParams(query))

describe('readPlace', () => {
  it.each([
    ['', { page: 1, beforeMs: 0 }],
    ['page=3', { page: 3, beforeMs: 0 }],
    ['page=3&before=99', { page: 3, beforeMs: 0 }],
    ['page=250', { page: 250, beforeMs: 0 }],
    ['page=251', { page: 250, beforeMs: 0 }],
    ['page=251&before=0', { page: 250, beforeMs: 0 }],
    ['page=251&before=soon', { page: 250, beforeMs: 0 }],
    ['page=251&before=1690000000000', { page: 251, beforeMs: 1_690_000_000_000 }],
    ['page=-2', { page: 1, beforeMs: 0 }],
  ])('reads %j', (query, place) => {
    expect(read(query)).toEqual(place)
  })
})

describe('askedOf', () => {
  it('counts the first 5,000 and goes on by time after them', () => {
    expect(askedOf({ page: 250, beforeMs: 0 })).toEqual({ limit: 20, offset: 4_980, before: 0 })
    expect(askedOf({ page: 251, beforeMs: 7 })).toEqual({ limit: 20, offset: 5_000, before: 7 })
  })
})

describe('placeAfter', () => {
  it('leads past what is counted by the time of the last comment, and only there', () => {
    expect(placeAfter({ page: 249, beforeMs: 0 }, 7)).toBeNull()
    expect(placeAfter({ page: 250, beforeMs: 0 }, 7)).toEqual({ page: 251, beforeMs: 7 })
    expect(placeAfter({ page: 251, beforeMs: 7 }, 5)).toEqual({ page: 252, beforeMs: 5 })
    expect(placeAfter({ page: 250, beforeMs: 0 }, undefined)).toBeNull()
  })
})

describe('countedOf', () => {
  it('lets a pager go no further than the first 5,000', () => {
    expect([countedOf(12), countedOf(5_000), countedOf(90_000)]).toEqual([12, 5_000, 5_000])
  })
})
