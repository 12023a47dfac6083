import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ballistics } from '../../../src/domain/spectrum/ballistics'

/** Returns a bar that was full for half a second and then fell for `ms`, at `fps` frames per second. */
function after(ms: number, fps: number): Ballistics {
  const bar = new Ballistics(1)
  const run = (target: number, ms: number) => {
    const frames = Math.round((ms * fps) / 1000)
    for (let i = 0; i < frames; i++) bar.step(Float64Array.of(target), ms / frames)
  }
  run(1, 500)
  run(0, ms)
  return bar
}

describe('Ballistics', () => {
  it.each([100, 200, 400, 800, 1200])(
    'stands equally high after %d ms at 30, 60 and 120 frames a second',
    (ms) => {
      const [slow, middle, quick] = [30, 60, 120].map((fps) => after(ms, fps))
      for (const other of [middle, quick]) {
        expect(other?.heights[0]).toBeCloseTo(slow?.heights[0] ?? NaN, 9)
        expect(other?.peaks[0]).toBeCloseTo(slow?.peaks[0] ?? NaN, 9)
      }
    },
  )

  it('rises at once and falls slowly', () => {
    const bar = new Ballistics(1)
    bar.step(Float64Array.of(1), 50)
    expect(bar.heights[0]).toBeGreaterThan(0.9)
    bar.step(Float64Array.of(0), 50)
    expect(bar.heights[0]).toBeGreaterThan(0.6)
  })

  it('holds a peak, then lets it fall with acceleration', () => {
    expect(after(250, 60).peaks[0]).toBeCloseTo(1, 6)
    const [a, b, c] = [600, 800, 1000].map((ms) => after(ms, 60).peaks[0] ?? NaN) as [number, number, number]
    expect(a).toBeLessThan(1)
    expect(b - c).toBeGreaterThan(a - b)
  })

  it('is still two seconds after the sound stopped', () => {
    expect(after(2000, 30).still).toBe(true)
    expect(after(200, 30).still).toBe(false)
  })

  it('keeps every bar within 0 to 1 and below its peak, for any sound at any frame rate', () => {
    const step = fc.record({
      target: fc.double({ min: 0, max: 1, noNaN: true }),
      ms: fc.double({ min: 0, max: 2000, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const bar = new Ballistics(1)
        for (const { target, ms } of steps) {
          bar.step(Float64Array.of(target), ms)
          const [height = NaN, peak = NaN] = [bar.heights[0], bar.peaks[0]]
          expect(height).toBeGreaterThanOrEqual(0)
          expect(peak).toBeGreaterThanOrEqual(height)
          expect(peak).toBeLessThanOrEqual(1)
        }
      }),
      { seed: 4 },
    )
  })
})
