import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { fromHex } from '../../../src/domain/palette/hex'
import { deriveTheme } from '../../../src/domain/theme/derive-theme'
import { surfaces } from '../../../src/domain/theme/theme'
import { themeEdges } from '../../../src/domain/theme/theme-properties'
import { themes } from '../../../src/domain/theme/themes'
import { primaries } from '../../support/theme-primaries'

describe('themeEdges', () => {
  const least = (colour: string, mode: 'light' | 'dark') =>
    Math.min(...surfaces[mode].map((ground) => contrast(fromHex(colour), fromHex(ground))))

  it.each(primaries)('keeps the shape of fills visible for any colour (%s)', (_, colours, examples) => {
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
  })

  it.each([
    ['#ffffff', 'light', 'dark'],
    ['#000000', 'dark', 'light'],
  ] as const)('draws an edge round %s in %s mode and none in %s mode', (colour, on, off) => {
    const edges = themeEdges(deriveTheme(colour))
    expect(edges[on]).toMatch(/^#/)
    expect(edges[off]).toBe('transparent')
  })

  it('draws edges for orange and yellow in light mode only', () => {
    const helped = Object.entries(themes).filter(([, theme]) =>
      Object.values(themeEdges(theme)).some((edge) => edge !== 'transparent'),
    )
    expect(helped.map(([name]) => name)).toEqual(['orange', 'yellow'])
  })
})
