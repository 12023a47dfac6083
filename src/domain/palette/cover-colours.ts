import { contrast, over } from './contrast'
import { toHex } from './hex'
import { fromOklch, toOklch } from './oklch'
import { fallbackColour, type Palette, type Rgb } from './palette'

/** Colours of the full-screen player, as `#rrggbb`. */
export interface CoverColours {
  /** Under the text: white on it has 11:1 at least, white at {@link inactiveAlpha} 4.5:1. */
  page: string
  /** Where the page's gradient ends; darker than `page`. */
  pageEnd: string
  /** Icons and slider fills on `page`. */
  tint: string
  /** For the browser's own bars. */
  themeColour: string
}

/** Alpha of white text that is not current. */
export const inactiveAlpha = 0.55

/** Opacity of a spectrum in the tint's colour, at which white text and the tint itself still read before it. */
export const spectrumAlpha = 0.3

const white: Rgb = { r: 255, g: 255, b: 255 }

/**
 * The colours that a cover gives to the player: its dominant colour, darkened until white text reads on it. An
 * empty palette stands for the fallback grey, which goes the same way.
 */
export function coverColours(palette: Palette): CoverColours {
  const { l, c, h } = toOklch(palette[0] ?? fallbackColour)
  const chroma = Math.min(c, 0.1)
  let lightness = Math.min(l, 0.35)
  while (lightness > 0 && !isReadable(fromOklch({ l: lightness, c: chroma, h }))) lightness -= 0.01
  const page = toHex(fromOklch({ l: Math.max(0, lightness), c: chroma, h }))
  return {
    page,
    pageEnd: toHex(fromOklch({ l: Math.max(0, lightness - 0.08), c: chroma, h: (h + 20) % 360 })),
    tint: toHex(fromOklch({ l: 0.88, c: Math.min(c, 0.06), h })),
    themeColour: page,
  }
}

function isReadable(page: Rgb): boolean {
  return contrast(white, page) >= 11 && contrast(over(white, inactiveAlpha, page), page) >= 4.5
}
