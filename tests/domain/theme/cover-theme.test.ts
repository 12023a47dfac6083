import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { coverColours } from '../../../src/domain/palette/cover-colours'
import { fromHex } from '../../../src/domain/palette/hex'
import { coverTheme } from '../../../src/domain/theme/cover-theme'
import { surfaces } from '../../../src/domain/theme/theme'

const channel = fc.integer({ min: 0, max: 255 })
const least = (colours: readonly string[], grounds: readonly string[]) =>
  Math.min(
    ...colours.flatMap((colour) => grounds.map((ground) => contrast(fromHex(colour), fromHex(ground)))),
  )

describe('coverTheme', () => {
  it('has readable labels and texts, whatever the cover', () => {
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (colour) => {
        const { tint } = coverColours([colour])
        const theme = coverTheme(tint)
        const { on, solid, hover, pressed, suppl, textDark, softDark } = theme
        expect(solid).toBe(tint)
        expect(least([on], [solid, hover, pressed, suppl])).toBeGreaterThanOrEqual(4.5)
        expect(least([textDark], [...surfaces.dark, softDark])).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
