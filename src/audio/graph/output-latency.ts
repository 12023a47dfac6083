/** Seconds from rendering to hearing, as far as the browser tells. */
export function outputLatencyOf({ outputLatency, baseLatency }: AudioContext): number {
  return outputLatency || baseLatency || 0
}
