import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { fromHex, toHex } from '../../../src/domain/palette/hex'
import { toOklch } from '../../../src/domain/palette/oklch'
import { deriveTheme } from '../../../src/domain/theme/derive-theme'
import { themePairs, unreadable } from '../../support/theme-pairs'
import { extremes, primaries, primary } from '../../support/theme-primaries'

const lightness = (colour: string) => toOklch(fromHex(colour)).l

describe('deriveTheme', () => {
  it.each(primaries)('keeps every text readable for any colour (%s)', (_, colours, examples) => {
    fc.assert(
      fc.property(colours, (colour) => {
        const theme = deriveTheme(colour)
        expect(unreadable(themePairs(theme))).toEqual([])
        expect(theme.solid).toBe(colour)
      }),
      { numRuns: Math.max(examples.length, 3_000), examples: examples.map((colour) => [colour]) },
    )
  })

  it('has distinguishable hover and pressed colours for any colour', () => {
    fc.assert(
      fc.property(primary, (colour) => {
        const { solid, hover, pressed, suppl } = deriveTheme(colour)
        expect(new Set([solid, hover, pressed, suppl]).size).toBe(4)
        const away = lightness(hover) - lightness(solid)
        expect(Math.abs(away)).toBeGreaterThan(0.03)
        expect(Math.sign(away) * (lightness(pressed) - lightness(hover))).toBeGreaterThan(0.03)
      }),
      { numRuns: 2_000, examples: extremes.map((colour) => [colour]) },
    )
  })

  it.each([
    ['#2b7a99', '#ffffff'],
    ['#000000', '#ffffff'],
    ['#f8c829', '#141417'],
    ['#ffffff', '#141417'],
  ])('labels %s with %s', (colour, on) => {
    expect(deriveTheme(colour).on).toBe(on)
  })

  it('labels colours black that suit neither white nor ink', () => {
    const between = toHex({ r: 124, g: 124, b: 124 })
    expect(contrast(fromHex('#ffffff'), fromHex(between))).toBeLessThan(4.5)
    expect(contrast(fromHex('#141417'), fromHex(between))).toBeLessThan(4.5)
    expect(deriveTheme(between).on).toBe('#000000')
  })

  it('is darker on hover, and lighter when the label would not be readable', () => {
    const { solid, hover, pressed } = deriveTheme('#2b7a99')
    expect(lightness(hover) - lightness(solid)).toBeCloseTo(-0.035, 2)
    expect(lightness(pressed) - lightness(solid)).toBeCloseTo(-0.075, 2)
    const grey = deriveTheme('#7c7c7c')
    expect(lightness(grey.hover)).toBeGreaterThan(lightness(grey.solid))
    expect(lightness(deriveTheme('#000000').hover)).toBeGreaterThan(0)
  })

  it('uses a readable colour for text, and else keeps its hue', () => {
    expect(deriveTheme('#03466b').textLight).toBe('#03466b')
    const { textLight, textDark } = deriveTheme('#f8c829')
    expect(textDark).toBe('#f8c829')
    expect(lightness(textLight)).toBeLessThan(0.6)
    const hue = (colour: string) => toOklch(fromHex(colour)).h
    expect(Math.abs(hue(textLight) - hue('#f8c829'))).toBeLessThan(2)
  })

  it('keeps a grey grey', () => {
    for (const colour of Object.values(deriveTheme('#808080')))
      if (colour !== '#141417') expect(colour).toMatch(/^#([\da-f]{2})\1\1$/)
  })
})
