/** Returns the value that `share` (0..1) of the sorted values do not exceed; undefined without values. */
export function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.ceil(sorted.length * share) - 1]
}
