import { outputLatencyOf } from './output-latency'

/** An output timestamp further off is not to be believed: not yet set, or left from before the context was suspended. */
const plausibleSeconds = 1

export interface HeardMoment {
  contextTime: number
  /** Milliseconds since 1970. */
  atMs: number
}

/** What moment of the context is heard when: as the browser reports it, or by its latency where it does not. */
export function heardMoment(context: AudioContext): HeardMoment {
  const now = performance.now()
  const latency = outputLatencyOf(context)
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
  const expected = context.currentTime - latency - (now - performanceTime) / 1000
  const reported =
    now - performanceTime < plausibleSeconds * 1000 && Math.abs(contextTime - expected) < plausibleSeconds
  return reported
    ? { contextTime, atMs: performance.timeOrigin + performanceTime }
    : { contextTime: context.currentTime - latency, atMs: performance.timeOrigin + now }
}
