import { describe, expect, it } from 'vitest'
import { formatTime } from '../../../src/domain/format/format-time'

describe('formatTime', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59.999, '0:59'],
    [60, '1:00'],
    [225, '3:45'],
    [4503, '75:03'],
    [-1, '0:00'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
  ])('shows %s seconds as %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text)
  })
})
