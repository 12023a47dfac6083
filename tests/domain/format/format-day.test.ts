import { describe, expect, it } from 'vitest'
import { formatDay } from '../../../src/domain/format/format-day'

describe('formatDay', () => {
  it('returns the day in the time zone of the device', () => {
    expect(formatDay(new Date(2014, 9, 3, 23, 59).getTime())).toBe('2014-10-03')
  })

  it.each([null, Number.NaN, Infinity])('returns an empty text for %s', (ms) => {
    expect(formatDay(ms)).toBe('')
  })
})
