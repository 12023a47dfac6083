/**
 * Returns the index of the last item whose time is at or before `seconds`, -1 when there is none. The items are
 * sorted by time.
 */
export function lastNotAfter<T>(items: readonly T[], timeOf: (item: T) => number, seconds: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && timeOf(item) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
