import { describe, expect, it } from 'vitest'
import { createDayOf } from '../../../server/accounts/local-day'

describe('createDayOf', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['Asia/Shanghai', '2026-11-20T16:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['UTC', '2024-02-29T23:59:59Z', '2024-02-29'],
  ])('in %s, takes %s for %s', (zone, moment, day) => {
    expect(createDayOf(zone)(Date.parse(moment))).toBe(day)
  })

  it('knows one day of 23 hours and one of 25 when the clocks are changed', () => {
    const dayOf = createDayOf('Europe/Berlin')
    const hours = (from: string, day: string) =>
      Array.from({ length: 50 }, (_, hour) => dayOf(Date.parse(from) + hour * 3_600_000)).filter(
        (each) => each === day,
      ).length
    expect(hours('2026-03-28T12:00:00Z', '2026-03-29')).toBe(23)
    expect(hours('2026-10-24T12:00:00Z', '2026-10-25')).toBe(25)
  })

  it("goes by the machine's own clock when no zone is named", () => {
    const local = new Date(2026, 10, 21, 0, 30)
    expect(createDayOf()(local.getTime())).toBe('2026-11-21')
  })
})
