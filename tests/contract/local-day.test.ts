import { afterEach, describe, expect, it, vi } from 'vitest'
import { localDay } from '../../src/contract/local-day'

afterEach(() => vi.unstubAllEnvs())

describe('localDay', () => {
  it.each([
    ['UTC', '2026-03-09T23:59:59Z', 0, '2026-03-09'],
    ['Asia/Shanghai', '2026-03-09T16:00:00Z', 0, '2026-03-10'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', 0, '2025-12-31'],
    ['Asia/Shanghai', '2026-03-09T21:59:59Z', 6, '2026-03-09'],
    ['Asia/Shanghai', '2026-03-09T22:00:00Z', 6, '2026-03-10'],
    ['UTC', '2026-03-01T05:59:00Z', 6, '2026-02-28'],
    ['Asia/Shanghai', '2026-11-20T15:59:59.999Z', 0, '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00Z', 0, '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 0, '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', 0, '2026-12-31'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', 0, '2026-11-21'],
    ['UTC', '2024-02-29T23:59:59Z', 0, '2024-02-29'],
    ['UTC', '2028-03-01T03:00:00Z', 6, '2028-02-29'],
    ['Pacific/Kiritimati', '2026-12-31T11:00:00Z', 6, '2026-12-31'],
    // clocks go from 2:00 to 3:00, and six o'clock comes an hour sooner
    ['Europe/Berlin', '2026-03-29T03:59:00Z', 6, '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T04:00:00Z', 6, '2026-03-29'],
    // and back from 3:00 to 2:00
    ['Europe/Berlin', '2026-10-25T04:59:00Z', 6, '2026-10-24'],
    ['Europe/Berlin', '2026-10-25T05:00:00Z', 6, '2026-10-25'],
  ])('is the day that the clock on the wall shows, in %s at %s from %i:00', (zone, at, from, day) => {
    vi.stubEnv('TZ', zone)
    expect(localDay(Date.parse(at), from)).toBe(day)
  })

  it('has a day of 23 hours and a day of 25 hours when the clocks change', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const hours = (from: string, day: string) =>
      Array.from({ length: 50 }, (_, hour) => localDay(Date.parse(from) + hour * 3_600_000)).filter(
        (each) => each === day,
      ).length
    expect(hours('2026-03-28T12:00:00Z', '2026-03-29')).toBe(23)
    expect(hours('2026-10-24T12:00:00Z', '2026-10-25')).toBe(25)
  })
})
