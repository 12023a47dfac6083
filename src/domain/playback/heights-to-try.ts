/**
 * Returns the picture heights in the order in which to request them: the wanted one or the next below it, then smaller
 * ones, then larger ones. `heights`: smallest first; if empty, only the wanted one is tried.
 */
export function heightsToTry(heights: readonly number[], wanted: number): number[] {
  if (heights.length === 0) return [wanted]
  const below = heights.filter((height) => height <= wanted).toReversed()
  return [...below, ...heights.filter((height) => height > wanted)]
}
