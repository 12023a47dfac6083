import type { Palette } from './palette'

/** What a cover gives to the player around it. */
export interface Artwork {
  palette: Palette
  /** The cover blurred to a small picture, as a `data:` address; null when the cover cannot be read. */
  backdrop: string | null
}
