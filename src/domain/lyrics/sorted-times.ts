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

/** Returns for each item of a list sorted by time the next later time in the list, Infinity when there is none. */
export function nextTimes<T>(items: readonly T[], timeOf: (item: T) => number): number[] {
  const times = items.map(timeOf)
  const next = times.map(() => Infinity)
  for (let at = times.length - 2; at >= 0; at--) {
    const later = times[at + 1] ?? Infinity
    next[at] = later === times[at] ? (next[at + 1] ?? Infinity) : later
  }
  return next
}
