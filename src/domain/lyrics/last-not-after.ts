/** Index of the last item whose time is not after `seconds`, -1 when all are; the times are in order. */
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
