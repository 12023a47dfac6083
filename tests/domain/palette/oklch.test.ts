import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromOklch, toOklch } from '../../../src/domain/palette/oklch'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.record({ r: channel, g: channel, b: channel })

describe('toOklch', () => {
  it.each([
    ['white', { r: 255, g: 255, b: 255 }, [1, 0, 0]],
    ['black', { r: 0, g: 0, b: 0 }, [0, 0, 0]],
    ['red', { r: 255, g: 0, b: 0 }, [0.628, 0.258, 29.2]],
    ['green', { r: 0, g: 255, b: 0 }, [0.866, 0.295, 142.5]],
    ['blue', { r: 0, g: 0, b: 255 }, [0.452, 0.313, 264.1]],
    ['mid grey', { r: 128, g: 128, b: 128 }, [0.6, 0, 0]],
  ])('converts %s as CSS Color 4 does', (_, rgb, [l = 0, c = 0, h = 0]) => {
    const found = toOklch(rgb)
    expect(found.l).toBeCloseTo(l, 3)
    expect(found.c).toBeCloseTo(c, 3)
    if (c > 0) expect(found.h).toBeCloseTo(h, 1)
  })
})

describe('fromOklch', () => {
  it('returns the original of any converted colour', () => {
    fc.assert(
      fc.property(colour, (rgb) => {
        expect(fromOklch(toOklch(rgb))).toEqual(rgb)
      }),
    )
  })

  it('keeps lightness and hue of colours outside of sRGB', () => {
    const found = toOklch(fromOklch({ l: 0.6, c: 0.4, h: 200 }))
    expect(found.l).toBeCloseTo(0.6, 2)
    expect(Math.abs(found.h - 200)).toBeLessThan(2)
    expect(found.c).toBeGreaterThan(0.08)
  })
})
