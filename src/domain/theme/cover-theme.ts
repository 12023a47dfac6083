import { fromHex, toHex } from '../palette/hex'
import { fromOklch, toOklch } from '../palette/oklch'
import { hoverStep, ink, pressedStep, softDark, supplStep } from './derive-theme'
import type { Theme } from './theme'

/**
 * Returns the theme of what is dark over a cover. Unlike `deriveTheme` it searches nothing, since it is needed in the
 * press that opens the player: a tint is light enough for dark labels on it and for text on every dark surface.
 * @param tint of `coverColours`, `#rrggbb`
 */
export function coverTheme(tint: string): Theme {
  const colour = toOklch(fromHex(tint))
  const shifted = (by: number) => toHex(fromOklch({ ...colour, l: colour.l + by }))
  const soft = toHex(softDark(colour))
  return {
    solid: tint,
    on: toHex(ink),
    hover: shifted(-hoverStep),
    pressed: shifted(-pressedStep),
    suppl: shifted(supplStep),
    textLight: tint,
    textDark: tint,
    softLight: soft,
    softDark: soft,
  }
}
