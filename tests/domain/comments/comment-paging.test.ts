import { describe, expect, it } from 'vitest'
import {
  commentPageParams,
  pagedCommentCount,
  nextCommentPosition,
  readCommentPosition,
} from '../../../src/domain/comments/comment-paging'

const read = (query: string) => readCommentPosition(new URLSearchParams(query))

describe('readCommentPosition', () => {
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

describe('commentPageParams', () => {
  it('pages the first 5,000 comments by number and later ones by time', () => {
    expect(commentPageParams({ page: 250, beforeMs: 0 })).toEqual({ limit: 20, offset: 4_980, before: 0 })
    expect(commentPageParams({ page: 251, beforeMs: 7 })).toEqual({ limit: 20, offset: 5_000, before: 7 })
  })
})

describe('nextCommentPosition', () => {
  it('continues with the time of the last comment, only after the last numbered page', () => {
    expect(nextCommentPosition({ page: 249, beforeMs: 0 }, 7)).toBeNull()
    expect(nextCommentPosition({ page: 250, beforeMs: 0 }, 7)).toEqual({ page: 251, beforeMs: 7 })
    expect(nextCommentPosition({ page: 251, beforeMs: 7 }, 5)).toEqual({ page: 252, beforeMs: 5 })
    expect(nextCommentPosition({ page: 250, beforeMs: 0 }, undefined)).toBeNull()
  })
})

describe('pagedCommentCount', () => {
  it('counts at most 5,000 comments', () => {
    expect([pagedCommentCount(12), pagedCommentCount(5_000), pagedCommentCount(90_000)]).toEqual([
      12, 5_000, 5_000,
    ])
  })
})
