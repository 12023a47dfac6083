import { afterEach, describe, expect, it, vi } from 'vitest'
import { localDay } from '../../../src/domain/account/local-day'

afterEach(() => vi.unstubAllEnvs())

describe('localDay', () => {
  it.each([
    ['UTC', '2026-03-09T23:59:59Z', 0, '2026-03-09'],
    ['Asia/Shanghai', '2026-03-09T16:00:00Z', 0, '2026-03-10'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', 0, '2025-12-31'],
    ['Asia/Shanghai', '2026-03-09T21:59:59Z', 6, '2026-03-09'],
    ['Asia/Shanghai', '2026-03-09T22:00:00Z', 6, '2026-03-10'],
    ['UTC', '2026-03-01T05:59:00Z', 6, '2026-02-28'],
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
})
