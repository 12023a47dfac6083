/** Returns the valid picture heights in pixels, each once, smallest first. */
export function ascendingHeights(heights: readonly (number | string)[]): number[] {
  const known = heights.map(Number).filter((height) => Number.isSafeInteger(height) && height > 0)
  return [...new Set(known)].sort((one, other) => one - other)
}
