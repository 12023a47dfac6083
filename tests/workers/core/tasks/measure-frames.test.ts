import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { createMeasureFrames } from '../../../../src/workers/core/tasks/measure-frames'
import { ManualSystem } from '../../../support/manual-system'

/** A thread with a frame every `ms` milliseconds; null: without frames. */
function setUp(frameMs: number | null, hasFrames = true) {
  const system = new ManualSystem()
  const nextFrame = (run: (instant: number) => void) =>
    frameMs === null ? () => {} : system.after(frameMs, () => run(system.now()))
  const measure = createMeasureFrames({ hasFrames, nextFrame, after: system.after.bind(system) })
  const given = new AbortController()
  return { system, given, sample: measure(null, given.signal) }
}

describe('createMeasureFrames', () => {
  it('measures three seconds of frames, and then asks for no more', async () => {
    const { system, sample } = setUp(40)
    system.advance(3_000)
    expect(await sample).toEqual(ok({ p95Ms: 40, wantedMs: 20 }))
    expect(system.pendingTimers).toBe(0)
  })

  it('stops at once when it is aborted', async () => {
    const { system, given, sample } = setUp(16)
    system.advance(1_000)
    given.abort()
    expect(await sample).toEqual(failed({ kind: 'aborted' }))
    expect(system.pendingTimers).toBe(0)
  })

  it('ends in a page that gets no frames', async () => {
    const { system, sample } = setUp(null)
    system.advance(3_000)
    expect(await sample).toEqual(ok(null))
  })

  it('returns null if workers have no frames', async () => {
    const { system, sample } = setUp(16, false)
    expect(await sample).toEqual(ok(null))
    expect(system.pendingTimers).toBe(0)
  })
})
