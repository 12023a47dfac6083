import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import { createMeasureFrames } from '../../../src/workers/core/tasks/measure-frames'
import { ManualSystem } from '../../support/manual-system'

/** A thread that is granted a frame every so many ms; null: none ever comes. */
function setUp(frameMs: number | null, hasFrames = true) {
  const system = new ManualSystem()
  const nextFrame = (run: (instant: number) => void) =>
    frameMs === null ? () => {} : system.after(frameMs, () => run(system.now()))
  const measure = createMeasureFrames({ hasFrames, nextFrame, after: system.after.bind(system) })
  const given = new AbortController()
  return { system, given, sample: measure(null, given.signal) }
}

describe('createMeasureFrames', () => {
  it('tells of three seconds of frames, and then leaves the thread alone', async () => {
    const { system, sample } = setUp(40)
    system.pass(3_000)
    expect(await sample).toEqual(ok({ p95Ms: 40, wantedMs: 20 }))
    expect(system.waiting).toBe(0)
  })

  it('stops at once when it is given up', async () => {
    const { system, given, sample } = setUp(16)
    system.pass(1_000)
    given.abort()
    expect(await sample).toEqual(failed({ kind: 'aborted' }))
    expect(system.waiting).toBe(0)
  })

  it('ends in a page that gets no frames', async () => {
    const { system, sample } = setUp(null)
    system.pass(3_000)
    expect(await sample).toEqual(ok(null))
  })

  it('tells nothing where workers have no frames', async () => {
    const { system, sample } = setUp(16, false)
    expect(await sample).toEqual(ok(null))
    expect(system.waiting).toBe(0)
  })
})
