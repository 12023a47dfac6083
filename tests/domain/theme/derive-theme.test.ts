import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { fromHex, toHex } from '../../../src/domain/palette/hex'
import { toOklch } from '../../../src/domain/palette/oklch'
import { deriveTheme } from '../../../src/domain/theme/derive-theme'
import { surfaces } from '../../../src/domain/theme/surfaces'
import { themeEdges } from '../../../src/domain/theme/theme-edges'
import { themeOf } from '../../../src/domain/theme/theme-of'
import { themes } from '../../../src/domain/theme/themes'
import { themePairs, unreadable } from './theme-pairs'

const steps = [0, 1, 8, 64, 127, 128, 192, 247, 254, 255]
const lattice = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex({ r, g, b }))))
const greys = Array.from({ length: 256 }, (_, v) => toHex({ r: v, g: v, b: v }))
const extremes = [...lattice, ...greys]

const channel = fc.integer({ min: 0, max: 255 })
const primary = fc.record({ r: channel, g: channel, b: channel }).map(toHex)
const lightness = (colour: string) => toOklch(fromHex(colour)).l

/** With how they are called, and those that are tried whatever chance brings. */
const primaries: [string, fc.Arbitrary<string>, string[]][] = [
  ['extreme ones', fc.constantFrom(...extremes), extremes],
  ['random ones', primary, []],
]

describe('deriveTheme', () => {
  it.each(primaries)(
    'lets every text read on all that it stands on, whichever colour is taken (%s)',
    (_, colours, examples) => {
      fc.assert(
        fc.property(colours, (colour) => {
          const theme = deriveTheme(colour)
          expect(unreadable(themePairs(theme))).toEqual([])
          expect(theme.solid).toBe(colour)
        }),
        { numRuns: Math.max(examples.length, 3_000), examples: examples.map((colour) => [colour]) },
      )
    },
  )

  it('answers a pointer with colours that can be told apart, whatever the colour', () => {
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

  it('labels in black what is too light for white and too dark for ink', () => {
    const between = toHex({ r: 124, g: 124, b: 124 })
    expect(contrast(fromHex('#ffffff'), fromHex(between))).toBeLessThan(4.5)
    expect(contrast(fromHex('#141417'), fromHex(between))).toBeLessThan(4.5)
    expect(deriveTheme(between).on).toBe('#000000')
  })

  it('goes darker under the pointer, and lighter where the label would not survive that', () => {
    const { solid, hover, pressed } = deriveTheme('#2b7a99')
    expect(lightness(hover) - lightness(solid)).toBeCloseTo(-0.035, 2)
    expect(lightness(pressed) - lightness(solid)).toBeCloseTo(-0.075, 2)
    const grey = deriveTheme('#7c7c7c')
    expect(lightness(grey.hover)).toBeGreaterThan(lightness(grey.solid))
    expect(lightness(deriveTheme('#000000').hover)).toBeGreaterThan(0)
  })

  it('leaves a colour as it is for text where that reads, and keeps its hue where it does not', () => {
    expect(deriveTheme('#03466b').textLight).toBe('#03466b')
    const { textLight, textDark } = deriveTheme('#f8c829')
    expect(textDark).toBe('#f8c829')
    expect(lightness(textLight)).toBeLessThan(0.6)
    const hue = (colour: string) => toOklch(fromHex(colour)).h
    expect(Math.abs(hue(textLight) - hue('#f8c829'))).toBeLessThan(2)
  })

  it('makes no colour of a grey', () => {
    for (const colour of Object.values(deriveTheme('#808080')))
      if (colour !== '#141417') expect(colour).toMatch(/^#([\da-f]{2})\1\1$/)
  })
})

describe('themeEdges', () => {
  const least = (colour: string, mode: 'light' | 'dark') =>
    Math.min(...surfaces[mode].map((ground) => contrast(fromHex(colour), fromHex(ground))))

  it.each(primaries)(
    'lets the shape of what is filled be seen, whichever colour is taken (%s)',
    (_, colours, examples) => {
      fc.assert(
        fc.property(colours, fc.constantFrom('light' as const, 'dark' as const), (colour, mode) => {
          const edge = themeEdges(deriveTheme(colour))[mode]
          expect(least(edge === 'transparent' ? colour : edge, mode)).toBeGreaterThanOrEqual(3)
          if (edge !== 'transparent') expect(least(colour, mode)).toBeLessThan(3)
        }),
        {
          numRuns: Math.max(2 * examples.length, 3_000),
          examples: examples.flatMap((colour): [string, 'light' | 'dark'][] => [
            [colour, 'light'],
            [colour, 'dark'],
          ]),
        },
      )
    },
  )

  it.each([
    ['#ffffff', 'light', 'dark'],
    ['#000000', 'dark', 'light'],
  ] as const)('draws an edge round %s on a %s page, and none on a %s one', (colour, on, off) => {
    const edges = themeEdges(deriveTheme(colour))
    expect(edges[on]).toMatch(/^#/)
    expect(edges[off]).toBe('transparent')
  })

  it('helps orange and yellow out on a light page, and no other theme anywhere', () => {
    const helped = Object.entries(themes).filter(([, theme]) =>
      Object.values(themeEdges(theme)).some((edge) => edge !== 'transparent'),
    )
    expect(helped.map(([name]) => name)).toEqual(['orange', 'yellow'])
  })
})

describe('themeOf', () => {
  it('is the named theme, or what the own colour gives', () => {
    expect(themeOf({ themeType: 'teal', customTheme: '#123456' })).toBe(themes.teal)
    expect(themeOf({ themeType: 'custom', customTheme: '#123456' })).toEqual(deriveTheme('#123456'))
  })
})
