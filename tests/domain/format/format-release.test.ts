import { describe, expect, it } from 'vitest'
import { formatRelease } from '../../../src/domain/format/format-release'

describe('formatRelease', () => {
  it('returns the day whose midnight it is, in UTC or in China', () => {
    expect(formatRelease(Date.parse('2014-10-13T00:00:00Z'))).toBe('2014-10-13')
    expect(formatRelease(Date.parse('2014-10-13T00:00:00+08:00'))).toBe('2014-10-13')
  })

  it('returns the year for 1 January', () => {
    expect(formatRelease(Date.parse('2008-01-01T00:00:00Z'))).toBe('2008')
    expect(formatRelease(Date.parse('2008-01-01T00:00:00+08:00'))).toBe('2008')
    expect(formatRelease(0)).toBe('1970')
  })

  it.each([null, Number.NaN, Infinity])('returns an empty text for %s', (ms) => {
    expect(formatRelease(ms)).toBe('')
  })
})
