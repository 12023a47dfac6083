/** An sRGB colour, each channel 0..255. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** Up to five colours of a cover, most frequent first. Empty when no pixel of the cover counts. */
export type Palette = readonly Rgb[]

/** Replaces the colour of a cover with an empty palette (specification, point 4). */
export const fallbackColour: Rgb = { r: 128, g: 128, b: 128 }

/** What the player takes from a cover. */
export interface Artwork {
  palette: Palette
  /** The cover blurred to a small picture, as a `data:` address; null when the cover cannot be read. */
  backdrop: string | null
}
