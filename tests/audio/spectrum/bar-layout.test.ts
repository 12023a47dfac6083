import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutBars } from '../../../src/audio/spectrum/bar-layout'

const look = { width: 1200, height: 240, scale: 1, bands: 96, fps: 60, colour: '#ffffff' }

describe('layOutBars', () => {
  it('fills the width with bars of one kind, in the middle', () => {
    expect(layOutBars(look)).toEqual({ bars: 96, step: 12, width: 8, round: 4, left: 26, cap: 2, air: 2 })
  })

  it('draws fewer bars than asked where they would be too thin', () => {
    expect(layOutBars({ ...look, width: 120 }).bars).toBe(40)
  })

  it('rounds narrow bars wholly and wide ones at the corners', () => {
    expect(layOutBars({ ...look, bands: 48 }).round).toBe(7)
    expect(layOutBars({ ...look, width: 2400, scale: 2, bands: 48 }).round).toBe(14)
  })

  it('leaves out the caps in a low picture, by its height on screen', () => {
    expect(layOutBars({ ...look, height: 40 }).cap).toBe(0)
    expect(layOutBars({ ...look, height: 80, scale: 2 }).cap).toBe(0)
    expect(layOutBars({ ...look, height: 120, scale: 2 }).cap).toBe(4)
  })

  it('keeps every bar whole and inside, in a picture of whatever size', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 4000 }),
      bands: fc.integer({ min: 1, max: 128 }),
      scale: fc.double({ min: 0.5, max: 4, noNaN: true }),
    })
    fc.assert(
      fc.property(sizes, (size) => {
        const { bars, step, width, left } = layOutBars({ ...look, ...size })
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
