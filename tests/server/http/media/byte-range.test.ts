import { describe, expect, it } from 'vitest'
import { parseRange } from '../../../../server/http/media/byte-range'

describe('parseRange', () => {
  it.each([
    [null, 'all'],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['BYTES=5-6', { start: 5, end: 6 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'all'],
    ['bytes=-', 'all'],
    ['bytes=a-b', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['seconds=0-1', 'all'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
  ])('reads %s for a thousand bytes', (header, asked) => {
    expect(parseRange(header, 1000)).toEqual(asked)
  })

  it.each(['bytes=0-', 'bytes=-5'])('returns no bytes of an empty file for %s', (header) => {
    expect(parseRange(header, 0)).toBe('unsatisfiable')
  })
})
