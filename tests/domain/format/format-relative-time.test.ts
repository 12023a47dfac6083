import { describe, expect, it } from 'vitest'
import { formatRelativeTime, type RelativeTime } from '../../../src/domain/format/format-relative-time'

const now = new Date(2024, 2, 1, 12, 30, 0)

describe('formatRelativeTime', () => {
  it.each<[string, Date, RelativeTime]>([
    ['this instant', new Date(2024, 2, 1, 12, 30, 0), { kind: 'justNow' }],
    ['59 seconds ago', new Date(2024, 2, 1, 12, 29, 1), { kind: 'justNow' }],
    ['a moment less than a minute ahead', new Date(2024, 2, 1, 12, 30, 30), { kind: 'justNow' }],
    ['a minute ago', new Date(2024, 2, 1, 12, 29, 0), { kind: 'minutesAgo', minutes: 1 }],
    ['59 minutes ago', new Date(2024, 2, 1, 11, 30, 1), { kind: 'minutesAgo', minutes: 59 }],
    ['an hour ago', new Date(2024, 2, 1, 11, 30, 0), { kind: 'today', hours: 11, minutes: 30 }],
    ['midnight', new Date(2024, 2, 1, 0, 0, 0), { kind: 'today', hours: 0, minutes: 0 }],
    [
      'the last minute of a leap day',
      new Date(2024, 1, 29, 23, 59),
      { kind: 'yesterday', hours: 23, minutes: 59 },
    ],
    [
      'the first minute of yesterday',
      new Date(2024, 1, 29, 0, 0),
      { kind: 'yesterday', hours: 0, minutes: 0 },
    ],
    ['the day before', new Date(2024, 1, 28, 23, 59), { kind: 'monthDay', month: 2, day: 28 }],
    ['most of a year ago', new Date(2023, 2, 10), { kind: 'monthDay', month: 3, day: 10 }],
    ['a year ago', new Date(2023, 1, 20), { kind: 'date', year: 2023, month: 2, day: 20 }],
    ['1970', new Date(1970, 0, 2), { kind: 'date', year: 1970, month: 1, day: 2 }],
    ['next month', new Date(2024, 3, 2), { kind: 'monthDay', month: 4, day: 2 }],
  ])('handles %s', (_, then, expected) => {
    expect(formatRelativeTime(then, now)).toEqual(expected)
  })

  it('counts minutes across midnight', () => {
    const early = new Date(2024, 0, 1, 0, 10)
    expect(formatRelativeTime(new Date(2023, 11, 31, 23, 50), early)).toEqual({
      kind: 'minutesAgo',
      minutes: 20,
    })
  })

  it('finds yesterday across the turn of the year', () => {
    const newYear = new Date(2024, 0, 1, 9, 0)
    expect(formatRelativeTime(new Date(2023, 11, 31, 20, 5), newYear)).toMatchObject({ kind: 'yesterday' })
  })

  it('returns null for an invalid date', () => {
    expect(formatRelativeTime(new Date(Number.NaN), now)).toBeNull()
  })
})
