/**
 * The picture heights in the order in which to ask for them: the wanted one or the next below it first, then what is
 * smaller, then what is larger. `heights`: smallest first; where none is known the wanted one is.
 */
export function heightsToTry(heights: readonly number[], wanted: number): number[] {
  if (heights.length === 0) return [wanted]
  const below = heights.filter((height) => height <= wanted).toReversed()
  return [...below, ...heights.filter((height) => height > wanted)]
}
