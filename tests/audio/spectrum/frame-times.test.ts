import { describe, expect, it } from 'vitest'
import { FrameTimes } from '../../../src/audio/spectrum/frame-times'

/** Returns its results for frames with those gaps. */
function said(gaps: number[]): number[] {
  const times = new FrameTimes()
  let at = 500
  times.add(at)
  return gaps.flatMap((gap) => {
    at += gap
    return times.add(at) ?? []
  })
}

const steady = (count: number, gap: number) => Array.from({ length: count }, () => gap)

describe('FrameTimes', () => {
  it('returns the 95th percentile every three seconds', () => {
    expect(said(steady(900, 10))).toEqual([10, 10, 10])
    const uneven = Array.from({ length: 200 }, (_, i) => (i % 10 === 0 ? 40 : 15))
    expect(said(uneven)).toEqual([40])
    const rarely = Array.from({ length: 200 }, (_, i) => (i % 40 === 0 ? 40 : 15))
    expect(said(rarely)).toEqual([15])
  })

  it('does not count a rest as a late frame', () => {
    expect(said([...steady(200, 10), 5000, ...steady(300, 10)])).toEqual([10])
  })

  it('starts again after a reset', () => {
    const times = new FrameTimes()
    times.add(0)
    times.add(900)
    times.reset()
    expect([1800, 2700, 3600, 4500].map((at) => times.add(at))).toEqual([null, null, null, null])
    expect(times.add(4810)).toBe(900)
  })
})
