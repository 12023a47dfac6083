/**
 * Returns the font size of lyrics in CSS: a share of the viewport's height, within limits.
 * @param vh percentage of the viewport's height
 */
export function lyricSize(vh: number): string {
  return `clamp(22px, ${vh}vh, 56px)`
}
