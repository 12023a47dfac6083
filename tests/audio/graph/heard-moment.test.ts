import { describe, expect, it } from 'vitest'
import { heardMoment } from '../../../src/audio/graph/heard-moment'

/** A context at 10 s whose sound is heard 0.1 s later, that reports that output timestamp. */
function context(timestamp: AudioTimestamp): AudioContext {
  const fake = { currentTime: 10, outputLatency: 0.1, baseLatency: 0.05, getOutputTimestamp: () => timestamp }
  return fake as unknown as AudioContext
}

const nowMs = () => performance.timeOrigin + performance.now()

describe('heardMoment', () => {
  it('is what the browser reports', () => {
    const performanceTime = performance.now() - 20
    const { contextTime, atMs } = heardMoment(context({ contextTime: 9.87, performanceTime }))
    expect(contextTime).toBe(9.87)
    expect(atMs).toBe(performance.timeOrigin + performanceTime)
  })

  it.each([
    ['nothing', {}],
    ['nothing yet', { contextTime: 0, performanceTime: 0 }],
    ['what was before the context slept', { contextTime: 9.9, performanceTime: -60_000 }],
    ['another time than it plays', { contextTime: 3, performanceTime: performance.now() }],
  ])('goes by the latency where the browser reports %s', (_, timestamp) => {
    const before = nowMs()
    const { contextTime, atMs } = heardMoment(context(timestamp))
    expect(contextTime).toBeCloseTo(9.9, 9)
    expect(atMs).toBeGreaterThanOrEqual(before)
    expect(atMs).toBeLessThanOrEqual(nowMs())
  })
})
