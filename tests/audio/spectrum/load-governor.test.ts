import { describe, expect, it } from 'vitest'
import { LoadGovernor, type LoadPeriod } from '../../../src/audio/spectrum/load-governor'

const well: LoadPeriod = { p95Ms: 17, wantedMs: 16.7, underruns: 0 }
const late: LoadPeriod = { p95Ms: 45, wantedMs: 16.7, underruns: 0 }
const dry: LoadPeriod = { p95Ms: 17, wantedMs: 16.7, underruns: 1 }

function governed(...periods: LoadPeriod[]): LoadGovernor {
  const governor = new LoadGovernor()
  for (const period of periods) governor.judge(period)
  return governor
}

const times = (count: number, period: LoadPeriod) => Array.from({ length: count }, () => period)

describe('LoadGovernor', () => {
  it.each([
    ['nothing is wrong', times(50, well), Infinity],
    ['frames came late once', [well, late, well], Infinity],
    ['frames come late', times(2, late), 30],
    ['sound runs dry', times(2, dry), 30],
    ['frames still come late', times(4, late), 15],
    ['a minute was well after that', [...times(4, late), ...times(20, well)], 30],
    [
      'a second fall follows the first recovery',
      [...times(2, late), ...times(20, well), ...times(2, late)],
      30,
    ],
    [
      'and it was well for a minute again',
      [...times(2, late), ...times(20, well), ...times(2, late), ...times(39, well)],
      30,
    ],
    ['and for two', [...times(2, late), ...times(20, well), ...times(2, late), ...times(40, well)], Infinity],
  ])('when %s', (_, periods, cap) => {
    const governor = governed(...periods)
    expect(governor.cap).toBe(cap)
    expect(governor.overloaded).toBe(false)
  })

  it('gives up when nothing helps, and retries at the lowest rate', () => {
    const governor = governed(...times(6, dry))
    expect(governor.overloaded).toBe(true)
    expect(governor.cap).toBe(0)
    governor.retry()
    expect(governor.overloaded).toBe(false)
    expect(governor.cap).toBe(15)
  })

  it('is not affected by a retry while it is not overloaded', () => {
    const governor = governed(well)
    governor.retry()
    expect(governor.cap).toBe(Infinity)
  })

  it('starts again after a reset', () => {
    const governor = governed(...times(6, late))
    governor.reset()
    expect(governor.cap).toBe(Infinity)
  })
})
