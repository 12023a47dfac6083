import { contrast } from '../palette/contrast'
import { fromHex } from '../palette/hex'
import { surfaces } from './surfaces'
import type { Theme } from './theme'

/** What the shape of a control needs against what it lies on (WCAG 2.2, success criterion 1.4.11). */
const visible = 3

/** By mode, what is drawn round `solid`: the colour of text there, and nothing where the fill itself stands out. */
export function themeEdges({ solid, textLight, textDark }: Theme): Record<'light' | 'dark', string> {
  const standsOut = (grounds: readonly string[]) =>
    grounds.every((ground) => contrast(fromHex(solid), fromHex(ground)) >= visible)
  return {
    light: standsOut(surfaces.light) ? 'transparent' : textLight,
    dark: standsOut(surfaces.dark) ? 'transparent' : textDark,
  }
}
