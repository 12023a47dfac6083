import { describe, expect, it } from 'vitest'
import { PlayHead } from '../../../src/audio/spectrum/audible-samples'

describe('PlayHead', () => {
  it('returns null before the first mark', () => {
    expect(new PlayHead().timeAt(1000)).toBeNull()
  })

  it('advances with the clock between marks', () => {
    const head = new PlayHead()
    head.mark(2, 10_000)
    expect(head.timeAt(10_000)).toBeCloseTo(2, 9)
    expect(head.timeAt(11_500)).toBeCloseTo(3.5, 9)
  })

  it('smooths jittering marks, and converges to where they agree', () => {
    const head = new PlayHead()
    head.mark(2, 10_000)
    head.mark(2.5 + 0.008, 10_500)
    expect(head.timeAt(10_500)).toBeCloseTo(2.502, 9)
    for (let i = 0; i < 30; i++) head.mark(3.008 + i, 11_000 + i * 1000)
    expect(head.timeAt(41_000)).toBeCloseTo(33.008, 5)
  })

  it('follows a jump of the clock at once', () => {
    const head = new PlayHead()
    head.mark(2, 10_000)
    head.mark(2, 40_000)
    expect(head.timeAt(40_000)).toBeCloseTo(2, 9)
  })
})
