import { describe, expect, it } from 'vitest'
import { FrameTimes } from '../../../src/audio/spectrum/frame-times'

/** What it said over frames with those gaps. */
function said(gaps: number[]): number[] {
  const times = new FrameTimes()
  let at = 500
  times.note(at)
  return gaps.flatMap((gap) => {
    at += gap
    return times.note(at) ?? []
  })
}

const steady = (count: number, gap: number) => Array.from({ length: count }, () => gap)

describe('FrameTimes', () => {
  it('says every three seconds what nineteen frames in twenty kept to', () => {
    expect(said(steady(900, 10))).toEqual([10, 10, 10])
    const uneven = Array.from({ length: 200 }, (_, i) => (i % 10 === 0 ? 40 : 15))
    expect(said(uneven)).toEqual([40])
    const rarely = Array.from({ length: 200 }, (_, i) => (i % 40 === 0 ? 40 : 15))
    expect(said(rarely)).toEqual([15])
  })

  it('takes no rest for a late frame', () => {
    expect(said([...steady(200, 10), 5000, ...steady(300, 10)])).toEqual([10])
  })

  it('starts anew when told that drawing rested', () => {
    const times = new FrameTimes()
    times.note(0)
    times.note(900)
    times.restart()
    expect([1800, 2700, 3600, 4500].map((at) => times.note(at))).toEqual([null, null, null, null])
    expect(times.note(4810)).toBe(900)
  })
})
