import { describe, expect, it } from 'vitest'
import { asWritten } from '../../../support/server/as-written'
import { commentTime } from '../../../../server/http/wire/comment'

const now = new Date(2026, 10, 21, 18, 30).getTime()
const minute = 60_000

describe('commentTime', () => {
  it.each([
    [now, '刚刚'],
    [now - minute + 1, '刚刚'],
    [now - minute, '1分钟前'],
    [now - 59 * minute, '59分钟前'],
    [new Date(2026, 10, 21, 9, 5).getTime(), '09:05'],
    [new Date(2026, 10, 20, 23, 59).getTime(), '11-20'],
    [new Date(2019, 2, 31, 12).getTime(), '2019-03-31'],
    // written before the clock was set back
    [now + 5 * minute, '18:35'],
  ])('returns for %i ms %s', (at, words) => {
    expect(asWritten(commentTime(at, now))).toBe(words)
  })
})
