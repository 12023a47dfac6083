/** A timestamp further off is ignored: it is not set yet, or from before the context was suspended. */
const plausibleSeconds = 1

export interface OutputTimestamp {
  contextTime: number
  /** Milliseconds since 1970. */
  atMs: number
}

/** Returns which context time is audible when: as the browser reports it, else estimated by its latency. */
export function outputTimestamp(context: AudioContext): OutputTimestamp {
  const now = performance.now()
  const latency = outputLatency(context)
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
  const expected = context.currentTime - latency - (now - performanceTime) / 1000
  const reported =
    now - performanceTime < plausibleSeconds * 1000 && Math.abs(contextTime - expected) < plausibleSeconds
  return reported
    ? { contextTime, atMs: performance.timeOrigin + performanceTime }
    : { contextTime: context.currentTime - latency, atMs: performance.timeOrigin + now }
}

/** Returns the seconds from rendering to hearing, as far as the browser tells. */
function outputLatency({ outputLatency, baseLatency }: AudioContext): number {
  return outputLatency || baseLatency || 0
}
