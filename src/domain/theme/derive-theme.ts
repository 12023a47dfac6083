import { contrast } from '../palette/contrast'
import { fromHex, toHex } from '../palette/hex'
import { fromOklch, toOklch } from '../palette/oklch'
import type { Rgb } from '../palette/palette'
import { surfaces } from './surfaces'
import type { Theme } from './theme'

/** What text needs against what it stands on (WCAG 2.2, success criterion 1.4.3). */
const readable = 4.5

const white: Rgb = { r: 255, g: 255, b: 255 }
const ink: Rgb = { r: 20, g: 20, b: 23 }
const black: Rgb = { r: 0, g: 0, b: 0 }

const hoverStep = 0.035
const pressedStep = 0.075
const supplStep = 0.05

/** Lightness below which one black is seen as another: steps begin from there, and lead away from it. */
const deepest = 0.18

/**
 * A theme of any colour, `#rrggbb`, which becomes its `solid`. The label reads on all that carries it, and the text on
 * every surface and on the soft tint of its mode, by {@link readable} at least.
 */
export function deriveTheme(primary: string): Theme {
  const solid = fromHex(primary)
  const on = labelOn(solid)
  const way = steps(solid, -pressedStep, on) ? -1 : 1
  const { c, h } = toOklch(solid)
  const softLight = fromOklch({ l: 0.955, c: Math.min(c, 0.023), h })
  const softDark = fromOklch({ l: 0.27, c: Math.min(c, 0.045), h })
  return {
    solid: toHex(solid),
    on: toHex(on),
    hover: toHex(steps(solid, way * hoverStep, on) ?? solid),
    pressed: toHex(steps(solid, way * pressedStep, on) ?? solid),
    suppl: toHex(steps(solid, supplStep, on) ?? steps(solid, -supplStep, on) ?? solid),
    textLight: toHex(readingOn([...surfaces.light.map(fromHex), softLight], solid, -1)),
    textDark: toHex(readingOn([...surfaces.dark.map(fromHex), softDark], solid, 1)),
    softLight: toHex(softLight),
    softDark: toHex(softDark),
  }
}

/** A few colours are too light for white and too dark for ink; those take black, which reads where white does not. */
function labelOn(solid: Rgb): Rgb {
  return [white, ink].find((label) => contrast(label, solid) >= readable) ?? black
}

/** The colour so much lighter or darker; undefined when there is none, or its label would not read on it. */
function steps(colour: Rgb, by: number, on: Rgb): Rgb | undefined {
  const { l, c, h } = toOklch(colour)
  const lightness = Math.max(l, deepest) + by
  if (lightness < deepest || lightness > 1) return undefined
  const moved = fromOklch({ l: lightness, c, h })
  return contrast(on, moved) >= readable ? moved : undefined
}

/** The colour, or the nearest one that is darker (-1) or lighter (1) and reads on every ground. */
function readingOn(grounds: readonly Rgb[], colour: Rgb, way: -1 | 1): Rgb {
  const { l, c, h } = toOklch(colour)
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += way * 0.005) {
    const moved = fromOklch({ l: lightness, c, h })
    if (grounds.every((ground) => contrast(moved, ground) >= readable)) return moved
  }
  return way < 0 ? black : white
}
