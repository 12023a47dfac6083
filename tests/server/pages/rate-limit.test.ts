import { describe, expect, it } from 'vitest'
import { createRateLimit } from '../../../server/pages/rate-limit'

describe('createRateLimit', () => {
  it('allows a number of uses in any time span, and forgets older ones', () => {
    let nowMs = 0
    const take = createRateLimit(2, 100, () => nowMs)
    const at = (ms: number) => {
      nowMs = ms
      return take()
    }
    expect([at(0), at(60), at(99), at(100), at(101), at(160)]).toEqual([true, true, false, true, false, true])
  })

  it('recovers after the clock was set back', () => {
    let nowMs = 1_000_000
    const take = createRateLimit(1, 100, () => nowMs)
    expect(take()).toBe(true)
    nowMs = 0
    expect(take()).toBe(true)
  })
})
