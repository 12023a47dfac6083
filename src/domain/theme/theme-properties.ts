import type { Theme } from './theme'
import { themeEdges } from './theme-edges'

/** A theme as the custom properties that tokens.css makes the accent of; `public/first-paint.js` knows how they begin. */
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
