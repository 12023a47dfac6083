import { contrast, blendOver } from './contrast'
import { toHex } from './hex'
import { fromOklch, toOklch } from './oklch'
import { fallbackColour, type Palette, type Rgb } from './palette'

/** Colours of the full-screen player, each `#rrggbb`. */
export interface CoverColours {
  /** The background of text. White has a contrast of at least 11 on it, white at {@link inactiveAlpha} 4.5. */
  page: string
  /** The end of the page's gradient, darker than `page`. */
  pageEnd: string
  /** Icons and slider fills on `page`. */
  tint: string
  /** For the bars of the browser (`theme-color`). */
  themeColour: string
}

/** Alpha of the white text of lines that are not current. */
export const inactiveAlpha = 0.55

/** Opacity of the spectrum in the tint's colour. White text and the tint are still readable in front of it. */
export const spectrumAlpha = 0.3

const white: Rgb = { r: 255, g: 255, b: 255 }

/**
 * Returns the player's colours for a cover: its dominant colour, darkened until white text is readable on it. An empty
 * palette counts as the fallback grey.
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
  return contrast(white, page) >= 11 && contrast(blendOver(white, inactiveAlpha, page), page) >= 4.5
}
