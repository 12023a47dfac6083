import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FlashGuard } from '../../../src/domain/spectrum/flash-guard'

interface Frame {
  heights: number[]
  ms: number
}

interface Shown {
  at: number
  lit: number
}

const bars = 4

function show(frames: Frame[]): Shown[] {
  const guard = new FlashGuard(bars)
  let at = 0
  return frames.map(({ heights, ms }) => {
    at += ms
    const shown = Float64Array.from(heights)
    guard.limit(shown, at)
    for (const height of shown) expect(height >= 0 && height <= 1).toBe(true)
    return { at, lit: shown.reduce((sum, height) => sum + height, 0) / bars }
  })
}

/** Returns when the picture had changed by a quarter of its area since its last extreme. */
function turns(shown: Shown[]): number[] {
  const found: number[] = []
  let way = 0
  let [low, high] = [0, 0]
  for (const { at, lit } of shown) {
    low = Math.min(low, lit)
    high = Math.max(high, lit)
    if (way <= 0 && lit - low >= 0.25) {
      found.push(at)
      way = 1
      high = lit
    } else if (way >= 0 && high - lit >= 0.25) {
      found.push(at)
      way = -1
      low = lit
    }
  }
  return found
}

const mostInASecond = (times: number[]) =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))

const all = (height: number) => Array.from({ length: bars }, () => height)

describe('FlashGuard', () => {
  it('does not change what does not flash', () => {
    const calm = [0.2, 0.4, 0.3, 0.5, 0.4, 0.35].map((height) => ({ heights: all(height), ms: 16 }))
    expect(show(calm).map(({ lit }) => lit)).toEqual([0.2, 0.4, 0.3, 0.5, 0.4, 0.35])
  })

  it('limits a strobe to three large changes a second', () => {
    const strobe = Array.from({ length: 200 }, (_, i) => ({ heights: all(i % 2), ms: 16 }))
    const shown = show(strobe)
    expect(mostInASecond(turns(strobe.map(({ heights }, i) => ({ at: i * 16, lit: heights[0] ?? 0 }))))).toBe(
      63,
    )
    expect(mostInASecond(turns(shown))).toBe(3)
  })

  it('changes nothing once the flashing is over', () => {
    const strobe = Array.from({ length: 50 }, (_, i) => ({ heights: all(i % 2), ms: 16 }))
    const shown = show([...strobe, { heights: all(0.5), ms: 1000 }])
    expect(shown.at(-1)?.lit).toBe(0.5)
  })

  it('never allows a fourth large change in a second, for any heights', () => {
    const frame = fc.record({
      heights: fc.array(fc.constantFrom(0, 0.1, 0.5, 0.9, 1), { minLength: bars, maxLength: bars }),
      ms: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 200, size: 'max' }), (frames) => {
        expect(mostInASecond(turns(show(frames)))).toBeLessThanOrEqual(3)
      }),
      { seed: 4, numRuns: 500 },
    )
  })
})
