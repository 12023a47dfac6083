/** sRGB, each channel 0..255. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** Up to five colours of a cover, most frequent first; empty when every pixel was skipped. */
export type Palette = readonly Rgb[]

/** What stands in for a cover with no usable colour (specification, point 4). */
export const fallbackColour: Rgb = { r: 128, g: 128, b: 128 }
