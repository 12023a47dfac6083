import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutBars } from '../../../src/audio/spectrum/bar-layout'

const style = { width: 1200, height: 240, scale: 1, bands: 96, fps: 60, colour: '#ffffff' }

describe('layOutBars', () => {
  it('fills the width with equal bars, centred', () => {
    expect(layOutBars(style)).toEqual({ bars: 96, step: 12, width: 8, round: 4, left: 26, cap: 2, air: 2 })
  })

  it('draws fewer bars than requested when they would be too thin', () => {
    expect(layOutBars({ ...style, width: 120 }).bars).toBe(40)
  })

  it('rounds narrow bars completely and wide ones at the corners', () => {
    expect(layOutBars({ ...style, bands: 48 }).round).toBe(7)
    expect(layOutBars({ ...style, width: 2400, scale: 2, bands: 48 }).round).toBe(14)
  })

  it('leaves out the caps in a picture that is low on screen', () => {
    expect(layOutBars({ ...style, height: 40 }).cap).toBe(0)
    expect(layOutBars({ ...style, height: 80, scale: 2 }).cap).toBe(0)
    expect(layOutBars({ ...style, height: 120, scale: 2 }).cap).toBe(4)
  })

  it('keeps every bar complete and inside a picture of any size', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 4000 }),
      bands: fc.integer({ min: 1, max: 128 }),
      scale: fc.double({ min: 0.5, max: 4, noNaN: true }),
    })
    fc.assert(
      fc.property(sizes, (size) => {
        const { bars, step, width, left } = layOutBars({ ...style, ...size })
        for (const length of [bars, step, width]) expect(Number.isInteger(length) && length > 0).toBe(true)
        expect(Number.isInteger(left)).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + (bars - 1) * step + width).toBeLessThanOrEqual(size.width)
        expect(bars).toBeLessThanOrEqual(size.bands)
      }),
      { seed: 4 },
    )
  })
})
