/**
 * The size of words in CSS: of every view's height, but readable on the lowest and not shouting on the highest.
 * @param vh hundredths of the view's height
 */
export function lyricSize(vh: number): string {
  return `clamp(22px, ${vh}vh, 56px)`
}
