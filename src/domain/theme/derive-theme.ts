import { contrast } from '../palette/contrast'
import { fromHex, toHex } from '../palette/hex'
import { fromOklch, toOklch } from '../palette/oklch'
import type { Oklch } from '../palette/oklch'
import type { Rgb } from '../palette/palette'
import { surfaces, type Theme } from './theme'

/** Required contrast of text with its background (WCAG 2.2, success criterion 1.4.3). */
const minTextContrast = 4.5

const white: Rgb = { r: 255, g: 255, b: 255 }
/** The dark label of light fills. */
export const ink: Rgb = { r: 20, g: 20, b: 23 }
const black: Rgb = { r: 0, g: 0, b: 0 }

/** By how much lightness differs from that of `solid`. */
export const hoverStep = 0.035
export const pressedStep = 0.075
export const supplStep = 0.05

/** Blacks below this lightness look the same, so darker colours are raised to it before a step is added. */
const minLightness = 0.18

/**
 * Derives a theme from any colour, `#rrggbb`, which becomes its `solid`. The label has at least {@link minTextContrast}
 * on every fill, and the text of each mode on every surface and on `soft` of that mode.
 */
export function deriveTheme(primary: string): Theme {
  const solid = fromHex(primary)
  const on = labelOn(solid)
  const direction = shiftLightness(solid, -pressedStep, on) ? -1 : 1
  const { c, h } = toOklch(solid)
  const dark = softDark({ c, h })
  const softLight = fromOklch({ l: 0.955, c: Math.min(c, 0.023), h })
  return {
    solid: toHex(solid),
    on: toHex(on),
    hover: toHex(shiftLightness(solid, direction * hoverStep, on) ?? solid),
    pressed: toHex(shiftLightness(solid, direction * pressedStep, on) ?? solid),
    suppl: toHex(shiftLightness(solid, supplStep, on) ?? shiftLightness(solid, -supplStep, on) ?? solid),
    textLight: toHex(readableOn([...surfaces.light.map(fromHex), softLight], solid, -1)),
    textDark: toHex(readableOn([...surfaces.dark.map(fromHex), dark], solid, 1)),
    softLight: toHex(softLight),
    softDark: toHex(dark),
  }
}

/** Returns the soft background of a colour in dark mode. */
export function softDark({ c, h }: Pick<Oklch, 'c' | 'h'>): Rgb {
  return fromOklch({ l: 0.27, c: Math.min(c, 0.045), h })
}

/** Returns the label colour. A few colours have too little contrast with white and with ink; those take black. */
function labelOn(solid: Rgb): Rgb {
  return [white, ink].find((label) => contrast(label, solid) >= minTextContrast) ?? black
}

/** Returns a lighter or darker colour, undefined when there is none or its label would not be readable. */
function shiftLightness(colour: Rgb, by: number, on: Rgb): Rgb | undefined {
  const { l, c, h } = toOklch(colour)
  const lightness = Math.max(l, minLightness) + by
  if (lightness < minLightness || lightness > 1) return undefined
  const moved = fromOklch({ l: lightness, c, h })
  return contrast(on, moved) >= minTextContrast ? moved : undefined
}

/** Returns the colour, or the nearest darker (-1) or lighter (1) one that is readable on every background. */
function readableOn(grounds: readonly Rgb[], colour: Rgb, direction: -1 | 1): Rgb {
  const { l, c, h } = toOklch(colour)
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction * 0.005) {
    const moved = fromOklch({ l: lightness, c, h })
    if (grounds.every((ground) => contrast(moved, ground) >= minTextContrast)) return moved
  }
  return direction < 0 ? black : white
}
