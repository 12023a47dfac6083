import { observable, runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { FrameSampler } from '../../../src/stores/device/frame-sampler'
import { FakeFrames } from '../../support/fake-frames'
import { ManualSystem } from '../../support/manual-system'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

function setUp(system = new ManualSystem()) {
  const frames = new FakeFrames()
  const seen = observable.box(true)
  const heard: [p95Ms: number, seconds: number][] = []
  const watch = new FrameSampler(
    { frames, system },
    () => seen.get(),
    ({ p95Ms }, seconds) => heard.push([p95Ms, seconds]),
  )
  cleanups.push(() => watch.dispose())
  const see = (is: boolean) => runInAction(() => seen.set(is))
  /** Completes a sample. */
  const sample = async (p95Ms: number | null) => {
    system.advance(3_000)
    await frames.report(p95Ms)
  }
  return { system, frames, heard, watch, see, sample }
}

describe('FrameSampler', () => {
  it('takes the first sample once the opened view has settled', () => {
    const { system, frames } = setUp()
    system.advance(999)
    expect(frames.startedCount).toBe(0)
    system.advance(1)
    expect(frames.measuring).toBe(true)
  })

  it('takes one every twenty seconds, each for the time since the one before', async () => {
    const { system, frames, heard, sample } = setUp()
    system.advance(1_000)
    await sample(17)
    system.advance(16_999)
    expect(frames.startedCount).toBe(1)
    system.advance(1)
    await sample(18)
    expect([frames.startedCount, heard]).toEqual([
      2,
      [
        [17, 3],
        [18, 20],
      ],
    ])
  })

  it('takes none while the condition does not hold', () => {
    const { system, frames, see } = setUp()
    see(false)
    system.advance(60_000)
    expect([frames.startedCount, system.pendingTimers]).toEqual([0, 0])
  })

  it('cancels a sample when the condition ends', async () => {
    const { system, frames, heard, see } = setUp()
    system.advance(1_000)
    see(false)
    expect(frames.measuring).toBe(false)
    await frames.report(17)
    system.advance(60_000)
    expect([frames.startedCount, heard]).toEqual([1, []])
  })

  it('takes no additional samples for a condition that comes and goes', async () => {
    const { system, frames, see, sample } = setUp()
    system.advance(1_000)
    await sample(17)
    see(false)
    system.advance(2_000)
    see(true)
    system.advance(14_999)
    expect(frames.startedCount).toBe(1)
    system.advance(1)
    expect(frames.startedCount).toBe(2)
  })

  it('counts a sample after a break only for its own time', async () => {
    const { system, heard, see, sample } = setUp()
    system.advance(1_000)
    await sample(17)
    see(false)
    see(true)
    system.advance(17_000)
    await sample(18)
    expect(heard[1]).toEqual([18, 3])
  })

  it('continues after an empty sample, and counts no time across it', async () => {
    const { system, heard, sample } = setUp()
    system.advance(1_000)
    await sample(17)
    system.advance(17_000)
    await sample(null)
    system.advance(17_000)
    await sample(18)
    expect(heard).toEqual([
      [17, 3],
      [18, 3],
    ])
  })

  it('postpones samples while frames are measured elsewhere', async () => {
    const { system, frames, heard, watch } = setUp()
    system.advance(1_000)
    watch.postpone()
    expect(frames.measuring).toBe(false)
    await frames.report(17)
    for (let seconds = 0; seconds < 60; seconds += 3) {
      system.advance(3_000)
      watch.postpone()
    }
    expect([frames.startedCount, heard]).toEqual([1, []])
    system.advance(20_000)
    expect(frames.measuring).toBe(true)
  })

  it('takes a sample within a period even when the clock is set back', async () => {
    const system = new ManualSystem()
    const ahead = { now: () => system.now() + offset, after: system.after.bind(system) }
    let offset = 3_600_000
    const frames = new FakeFrames()
    const watch = new FrameSampler(
      { frames, system: ahead },
      () => true,
      () => {},
    )
    cleanups.push(() => watch.dispose())
    system.advance(1_000)
    offset = 0
    await frames.report(17)
    system.advance(20_000)
    expect(frames.startedCount).toBe(2)
  })

  it('does nothing after it is disposed', async () => {
    const { system, frames, heard, watch, see } = setUp()
    system.advance(1_000)
    watch.dispose()
    await frames.report(17)
    see(false)
    see(true)
    system.advance(60_000)
    expect([frames.startedCount, heard, system.pendingTimers]).toEqual([1, [], 0])
  })
})
