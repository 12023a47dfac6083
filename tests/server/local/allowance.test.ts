import { describe, expect, it } from 'vitest'
import { createAllowance } from '../../../server/local/allowance'

describe('createAllowance', () => {
  it('lets so many happen in any span of the length, and forgets what is past', () => {
    let nowMs = 0
    const take = createAllowance(2, 100, () => nowMs)
    const at = (ms: number) => {
      nowMs = ms
      return take()
    }
    expect([at(0), at(60), at(99), at(100), at(101), at(160)]).toEqual([true, true, false, true, false, true])
  })

  it('does not stay shut when the clock is put back', () => {
    let nowMs = 1_000_000
    const take = createAllowance(1, 100, () => nowMs)
    expect(take()).toBe(true)
    nowMs = 0
    expect(take()).toBe(true)
  })
})
