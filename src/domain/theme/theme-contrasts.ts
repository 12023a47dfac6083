import { contrast } from '../palette/contrast'
import { fromHex } from '../palette/hex'
import { surfaces } from './surfaces'
import type { Theme } from './theme'

/** By the colour that carries or makes a text, the least contrast of that text, 1 to 21. */
export type ThemeContrasts = Record<
  'solid' | 'hover' | 'pressed' | 'suppl' | 'textLight' | 'textDark',
  number
>

/** How well the label reads on each fill, and the text of each mode on every surface and on the soft tint. */
export function themeContrasts(theme: Theme): ThemeContrasts {
  const { solid, on, hover, pressed, suppl, textLight, textDark, softLight, softDark } = theme
  return {
    solid: least(on, [solid]),
    hover: least(on, [hover]),
    pressed: least(on, [pressed]),
    suppl: least(on, [suppl]),
    textLight: least(textLight, [...surfaces.light, softLight]),
    textDark: least(textDark, [...surfaces.dark, softDark]),
  }
}

function least(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(fromHex(text), fromHex(ground))))
}
