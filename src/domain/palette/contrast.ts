import { toLinear } from './oklch'
import type { Rgb } from './palette'

/** Returns the relative luminance 0..1 (WCAG 2.2). */
function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrast(a: Rgb, b: Rgb): number {
  const first = luminance(a)
  const second = luminance(b)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Blends a colour with an alpha of 0..1 over an opaque one. */
export function blendOver(colour: Rgb, alpha: number, below: Rgb): Rgb {
  const mix = (top: number, under: number): number => Math.round(top * alpha + under * (1 - alpha))
  return { r: mix(colour.r, below.r), g: mix(colour.g, below.g), b: mix(colour.b, below.b) }
}
