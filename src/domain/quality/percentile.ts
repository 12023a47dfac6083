/** The value that the share (0..1) of them do not exceed, of values in rising order; undefined of none. */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.ceil(sorted.length * share) - 1]
}
