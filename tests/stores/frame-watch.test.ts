import { observable, runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { FrameWatch } from '../../src/stores/frame-watch'
import { FakeFrames } from '../support/fake-frames'
import { ManualSystem } from '../support/manual-system'
import { undo, undoAll } from '../support/undo'

afterEach(undoAll)

function setUp(system = new ManualSystem()) {
  const frames = new FakeFrames()
  const seen = observable.box(true)
  const heard: [p95Ms: number, seconds: number][] = []
  const watch = new FrameWatch(
    { frames, system },
    () => seen.get(),
    ({ p95Ms }, seconds) => heard.push([p95Ms, seconds]),
  )
  undo.push(() => watch.dispose())
  const see = (is: boolean) => runInAction(() => seen.set(is))
  /** A sample is taken and tells that. */
  const sample = async (p95Ms: number | null) => {
    system.pass(3_000)
    await frames.tell(p95Ms)
  }
  return { system, frames, heard, watch, see, sample }
}

describe('FrameWatch', () => {
  it('takes the first sample once what was opened has settled', () => {
    const { system, frames } = setUp()
    system.pass(999)
    expect(frames.begun).toBe(0)
    system.pass(1)
    expect(frames.measuring).toBe(true)
  })

  it('takes one every twenty seconds, each standing for the time since the one before', async () => {
    const { system, frames, heard, sample } = setUp()
    system.pass(1_000)
    await sample(17)
    system.pass(16_999)
    expect(frames.begun).toBe(1)
    system.pass(1)
    await sample(18)
    expect([frames.begun, heard]).toEqual([
      2,
      [
        [17, 3],
        [18, 20],
      ],
    ])
  })

  it('takes none while nobody looks', () => {
    const { system, frames, see } = setUp()
    see(false)
    system.pass(60_000)
    expect([frames.begun, system.waiting]).toEqual([0, 0])
  })

  it('gives a sample up when what is seen goes away', async () => {
    const { system, frames, heard, see } = setUp()
    system.pass(1_000)
    see(false)
    expect(frames.measuring).toBe(false)
    await frames.tell(17)
    system.pass(60_000)
    expect([frames.begun, heard]).toEqual([1, []])
  })

  it('takes no more samples for what comes and goes', async () => {
    const { system, frames, see, sample } = setUp()
    system.pass(1_000)
    await sample(17)
    see(false)
    system.pass(2_000)
    see(true)
    system.pass(14_999)
    expect(frames.begun).toBe(1)
    system.pass(1)
    expect(frames.begun).toBe(2)
  })

  it('lets a sample after a break stand for itself alone', async () => {
    const { system, heard, see, sample } = setUp()
    system.pass(1_000)
    await sample(17)
    see(false)
    see(true)
    system.pass(17_000)
    await sample(18)
    expect(heard[1]).toEqual([18, 3])
  })

  it('goes on after a sample that told nothing, and counts no time across it', async () => {
    const { system, heard, sample } = setUp()
    system.pass(1_000)
    await sample(17)
    system.pass(17_000)
    await sample(null)
    system.pass(17_000)
    await sample(18)
    expect(heard).toEqual([
      [17, 3],
      [18, 3],
    ])
  })

  it('leaves measuring to another who does it', async () => {
    const { system, frames, heard, watch } = setUp()
    system.pass(1_000)
    watch.standBack()
    expect(frames.measuring).toBe(false)
    await frames.tell(17)
    for (let seconds = 0; seconds < 60; seconds += 3) {
      system.pass(3_000)
      watch.standBack()
    }
    expect([frames.begun, heard]).toEqual([1, []])
    system.pass(20_000)
    expect(frames.measuring).toBe(true)
  })

  it('takes a sample within a period even when the clock is set back', async () => {
    const system = new ManualSystem()
    const ahead = { now: () => system.now() + offset, after: system.after.bind(system) }
    let offset = 3_600_000
    const frames = new FakeFrames()
    const watch = new FrameWatch(
      { frames, system: ahead },
      () => true,
      () => {},
    )
    undo.push(() => watch.dispose())
    system.pass(1_000)
    offset = 0
    await frames.tell(17)
    system.pass(20_000)
    expect(frames.begun).toBe(2)
  })

  it('does nothing more once it is disposed of', async () => {
    const { system, frames, heard, watch, see } = setUp()
    system.pass(1_000)
    watch.dispose()
    await frames.tell(17)
    see(false)
    see(true)
    system.pass(60_000)
    expect([frames.begun, heard, system.waiting]).toEqual([1, [], 0])
  })
})
