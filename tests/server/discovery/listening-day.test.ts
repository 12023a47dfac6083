import { describe, expect, it } from 'vitest'
import { listeningDay } from '../../../server/discovery/listening-day'

describe('listeningDay', () => {
  it.each([
    ['just before six', '2026-11-21T05:59:59.999', '2026-11-20'],
    ['at six', '2026-11-21T06:00:00', '2026-11-21'],
    ['before midnight', '2026-11-21T23:59:59', '2026-11-21'],
    ['after midnight', '2026-11-22T00:00:00', '2026-11-21'],
    ['early on the first of a month', '2026-03-01T03:00:00', '2026-02-28'],
    ['early on the first of March in a leap year', '2028-03-01T03:00:00', '2028-02-29'],
    ['early on New Year’s Day', '2027-01-01T01:00:00', '2026-12-31'],
  ])('%s, by a clock without summer time', (_, local, day) => {
    expect(listeningDay(Date.parse(`${local}Z`), 'UTC')).toBe(day)
    expect(listeningDay(Date.parse(`${local}+08:00`), 'Asia/Shanghai')).toBe(day)
    expect(listeningDay(Date.parse(`${local}+05:45`), 'Asia/Kathmandu')).toBe(day)
    expect(listeningDay(Date.parse(`${local}+14:00`), 'Pacific/Kiritimati')).toBe(day)
  })

  it.each([
    ['the night that loses an hour', '2026-03-29T03:59:59Z', '2026-03-28'],
    ['the morning after it', '2026-03-29T04:00:00Z', '2026-03-29'],
    ['the night that gains an hour', '2026-10-25T04:59:59Z', '2026-10-24'],
    ['the morning after that', '2026-10-25T05:00:00Z', '2026-10-25'],
  ])('begins at six on the wall in %s', (_, at, day) => {
    expect(listeningDay(Date.parse(at), 'Europe/Berlin')).toBe(day)
  })

  it('tells different days at one moment in different places', () => {
    const at = Date.parse('2026-11-21T12:00:00Z')
    expect(listeningDay(at, 'Pacific/Kiritimati')).toBe('2026-11-21')
    expect(listeningDay(at, 'Pacific/Pago_Pago')).toBe('2026-11-20')
  })

  it('takes the machine’s own clock when no place is given', () => {
    const noon = new Date(2026, 10, 21, 12).getTime()
    const night = new Date(2026, 10, 21, 3).getTime()
    expect([listeningDay(noon), listeningDay(night)]).toEqual(['2026-11-21', '2026-11-20'])
  })
})
