import { contrast } from '../palette/contrast'
import { fromHex } from '../palette/hex'
import { surfaces, type Theme } from './theme'

/** The lowest contrast, 1 to 21, of the label on each fill and of the text of each mode. */
export type ThemeContrasts = Record<
  'solid' | 'hover' | 'pressed' | 'suppl' | 'textLight' | 'textDark',
  number
>

/** Computes the contrast of the label on each fill, and of the text of each mode on its surfaces and its `soft`. */
export function themeContrasts(theme: Theme): ThemeContrasts {
  const { solid, on, hover, pressed, suppl, textLight, textDark, softLight, softDark } = theme
  return {
    solid: minContrast(on, [solid]),
    hover: minContrast(on, [hover]),
    pressed: minContrast(on, [pressed]),
    suppl: minContrast(on, [suppl]),
    textLight: minContrast(textLight, [...surfaces.light, softLight]),
    textDark: minContrast(textDark, [...surfaces.dark, softDark]),
  }
}

function minContrast(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(fromHex(text), fromHex(ground))))
}
