/** For each entry of a list sorted by time, the first later time in it; Infinity where there is none. */
export function nextTimes<T>(list: readonly T[], timeOf: (entry: T) => number): number[] {
  const times = list.map(timeOf)
  const next = times.map(() => Infinity)
  for (let at = times.length - 2; at >= 0; at--) {
    const later = times[at + 1] ?? Infinity
    next[at] = later === times[at] ? (next[at + 1] ?? Infinity) : later
  }
  return next
}
