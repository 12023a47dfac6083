import { describe, expect, it } from 'vitest'
import { outputTimestamp } from '../../../src/audio/graph/output-timestamp'

/** A context at 10 s with a latency of 0.1 s that reports the given output timestamp. */
function context(timestamp: AudioTimestamp): AudioContext {
  const fake = { currentTime: 10, outputLatency: 0.1, baseLatency: 0.05, getOutputTimestamp: () => timestamp }
  return fake as unknown as AudioContext
}

const nowMs = () => performance.timeOrigin + performance.now()

describe('outputTimestamp', () => {
  it('returns what the browser reports', () => {
    const performanceTime = performance.now() - 20
    const { contextTime, atMs } = outputTimestamp(context({ contextTime: 9.87, performanceTime }))
    expect(contextTime).toBe(9.87)
    expect(atMs).toBe(performance.timeOrigin + performanceTime)
  })

  it.each([
    ['nothing', {}],
    ['nothing yet', { contextTime: 0, performanceTime: 0 }],
    ['what was before the context slept', { contextTime: 9.9, performanceTime: -60_000 }],
    ['another time than it plays', { contextTime: 3, performanceTime: performance.now() }],
  ])('uses the latency when the browser reports %s', (_, timestamp) => {
    const before = nowMs()
    const { contextTime, atMs } = outputTimestamp(context(timestamp))
    expect(contextTime).toBeCloseTo(9.9, 9)
    expect(atMs).toBeGreaterThanOrEqual(before)
    expect(atMs).toBeLessThanOrEqual(nowMs())
  })
})
