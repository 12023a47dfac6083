import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, blendOver } from '../../../src/domain/palette/contrast'
import { coverColours, inactiveAlpha, spectrumAlpha } from '../../../src/domain/palette/cover-colours'
import { toOklch } from '../../../src/domain/palette/oklch'
import { fallbackColour, type Rgb } from '../../../src/domain/palette/palette'

const white = { r: 255, g: 255, b: 255 }

function fromHex(hex: string): Rgb {
  expect(hex).toMatch(/^#[\da-f]{6}$/)
  const value = Number.parseInt(hex.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 }
}

const channel = fc.integer({ min: 0, max: 255 })
const corners = [0, 1, 254, 255].flatMap((r) =>
  [0, 1, 254, 255].flatMap((g) => [0, 1, 254, 255].map((b): [Rgb] => [{ r, g, b }])),
)

describe('coverColours', () => {
  it('keeps white text and inactive lines readable on any cover', () => {
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (colour) => {
        const { page, pageEnd, tint, themeColour } = coverColours([colour])
        for (const below of [fromHex(page), fromHex(pageEnd)]) {
          expect(contrast(white, below)).toBeGreaterThanOrEqual(11)
          expect(contrast(blendOver(white, inactiveAlpha, below), below)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(fromHex(tint), below)).toBeGreaterThanOrEqual(4.5)
        }
        expect(toOklch(fromHex(page)).l).toBeLessThan(0.36)
        expect(toOklch(fromHex(page)).c).toBeLessThan(0.11)
        expect(themeColour).toBe(page)
      }),
      { numRuns: 10_000, examples: corners },
    )
  })

  it('keeps text and sliders readable in front of the brightest spectrum', () => {
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (colour) => {
        const { page, tint } = coverColours([colour])
        const lit = blendOver(fromHex(tint), spectrumAlpha, fromHex(page))
        expect(contrast(white, lit)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(fromHex(tint), lit)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 10_000, examples: corners },
    )
  })

  it('keeps the hue of the cover', () => {
    const page = toOklch(fromHex(coverColours([{ r: 30, g: 80, b: 220 }]).page))
    expect(page.h).toBeGreaterThan(250)
    expect(page.h).toBeLessThan(275)
    expect(page.c).toBeGreaterThan(0.08)
  })

  it('does not darken a cover that is dark enough', () => {
    expect(coverColours([{ r: 20, g: 22, b: 30 }]).page).toBe('#14161e')
  })

  it('applies the same rule to the fallback grey when there is no palette', () => {
    expect(coverColours([])).toEqual(coverColours([fallbackColour]))
    expect(contrast(white, fromHex(coverColours([]).page))).toBeGreaterThanOrEqual(11)
  })
})
