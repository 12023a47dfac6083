import { contrast } from '../palette/contrast'
import { fromHex } from '../palette/hex'
import { surfaces, type Theme } from './theme'

/** Required contrast of a control's shape with its background (WCAG 2.2, success criterion 1.4.11). */
const minShapeContrast = 3

/**
 * Returns the colour of the outline round `solid` in each mode: the mode's text colour where the fill alone has too
 * little contrast with a surface, else `transparent`.
 */
export function themeEdges({ solid, textLight, textDark }: Theme): Record<'light' | 'dark', string> {
  const standsOut = (grounds: readonly string[]) =>
    grounds.every((ground) => contrast(fromHex(solid), fromHex(ground)) >= minShapeContrast)
  return {
    light: standsOut(surfaces.light) ? 'transparent' : textLight,
    dark: standsOut(surfaces.dark) ? 'transparent' : textDark,
  }
}

/**
 * Returns a theme as the custom properties from which tokens.css makes the accent colours. `public/first-paint.js`
 * relies on their prefix.
 */
export function themeProperties(theme: Theme): Record<string, string> {
  const edges = themeEdges(theme)
  return {
    '--theme-solid': theme.solid,
    '--theme-on': theme.on,
    '--theme-hover': theme.hover,
    '--theme-pressed': theme.pressed,
    '--theme-suppl': theme.suppl,
    '--theme-text-light': theme.textLight,
    '--theme-text-dark': theme.textDark,
    '--theme-soft-light': theme.softLight,
    '--theme-soft-dark': theme.softDark,
    '--theme-edge-light': edges.light,
    '--theme-edge-dark': edges.dark,
  }
}
