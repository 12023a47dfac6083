import { describe, expect, it } from 'vitest'
import { rankOf } from '../../../../server/listeners/accounts/rank'

describe('rankOf', () => {
  it.each([
    [0, 0, 0],
    [9, 2, 0],
    [10, 1, 0],
    [10, 2, 1],
    [40, 7, 2],
    [69, 800, 2],
    [70, 15, 3],
    [130, 30, 4],
    [200, 60, 5],
    [400, 120, 6],
    [1000, 200, 7],
    [3000, 300, 8],
    [8000, 450, 9],
    [20_000, 799, 9],
    [20_000, 800, 10],
    [1_000_000, 5000, 10],
  ])('returns for %i songs on %i days level %i', (plays, days, level) => {
    expect(rankOf(plays, days).level).toBe(level)
  })

  it('measures progress by the threshold that is further away', () => {
    expect(rankOf(10, 2)).toEqual({ level: 1, progress: 0.25, nextPlays: 40, nextDays: 7, full: false })
    expect(rankOf(1128, 300)).toMatchObject({ level: 7, progress: 0.376, nextPlays: 3000 })
    expect(rankOf(5000, 210).progress).toBeCloseTo(0.7)
  })

  it('tells when the highest level is reached', () => {
    expect(rankOf(30_000, 900)).toEqual({
      level: 10,
      progress: 1,
      nextPlays: 20_000,
      nextDays: 800,
      full: true,
    })
  })
})
