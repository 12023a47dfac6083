import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractPalette } from '../../../src/domain/palette/extract-palette'

/** Makes a picture of areas, each `[pixels, r, g, b, a]`. */
function picture(...areas: [number, number, number, number, number?][]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    areas.flatMap(([count, r, g, b, a = 255]) => Array.from({ length: count }, () => [r, g, b, a]).flat()),
  )
}

describe('extractPalette', () => {
  it('returns the dominant colour first', () => {
    expect(extractPalette(picture([10, 200, 0, 0], [30, 0, 0, 120], [20, 0, 150, 0]))).toEqual([
      { r: 0, g: 0, b: 120 },
      { r: 0, g: 150, b: 0 },
      { r: 200, g: 0, b: 0 },
    ])
  })

  it('returns five colours at most', () => {
    const areas = Array.from({ length: 8 }, (_, index): [number, number, number, number] => {
      return [index + 1, (index & 1) * 200, ((index >> 1) & 1) * 200, (index >> 2) * 200]
    })
    expect(extractPalette(picture(...areas))).toHaveLength(5)
    expect(extractPalette(picture(...areas), 2)).toHaveLength(2)
  })

  it('merges similar shades', () => {
    const [first, ...rest] = extractPalette(
      picture([20, 100, 40, 40], [20, 110, 44, 40], [10, 90, 36, 40], [30, 0, 200, 200]),
    )
    expect(rest).toEqual([{ r: 0, g: 200, b: 200 }])
    expect(first).toEqual({ r: 102, g: 41, b: 40 })
  })

  it.each([
    ['an all-white cover', picture([50, 255, 255, 255])],
    ['an almost white cover', picture([50, 251, 253, 252])],
    ['a transparent cover', picture([50, 200, 0, 0, 124])],
    ['no picture', new Uint8ClampedArray()],
    ['half a pixel', Uint8ClampedArray.from([1, 2])],
  ])('finds no colour in %s', (_, pixels) => {
    expect(extractPalette(pixels)).toEqual([])
  })

  it('counts pixels with an alpha of 125, and tinted white', () => {
    expect(extractPalette(picture([1, 200, 0, 0, 125]))).toEqual([{ r: 200, g: 0, b: 0 }])
    expect(extractPalette(picture([1, 255, 255, 250]))).toEqual([{ r: 255, g: 255, b: 250 }])
  })

  it('returns whole channels in range, and always the same colours, for any picture', () => {
    fc.assert(
      fc.property(fc.uint8ClampedArray({ maxLength: 400 }), (pixels) => {
        const palette = extractPalette(pixels)
        expect(palette.length).toBeLessThanOrEqual(5)
        for (const channel of palette.flatMap(({ r, g, b }) => [r, g, b])) {
          expect(Number.isInteger(channel) && channel >= 0 && channel <= 255).toBe(true)
        }
        expect(extractPalette(pixels)).toEqual(palette)
      }),
    )
  })
})
