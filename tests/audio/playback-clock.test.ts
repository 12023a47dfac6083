import { describe, expect, it } from 'vitest'
import { PlaybackClock } from '../../src/audio/playback-clock'

/** An element at the given time, in a context at 1000 s with the given latency. */
function setup(time: number, { latency = 0.2, duration = 100 } = {}) {
  const source = { time, duration, rendered: 1000, heard: 1000 - latency, offset: 0 }
  const transport = new PlaybackClock({
    elementTime: () => source.time,
    duration: () => source.duration,
    renderedTime: () => source.rendered,
    audibleTime: () => source.heard,
    outputOffset: () => source.offset,
  })
  const goOn = (block: number, heard = block) => {
    source.time += block
    source.rendered += block
    source.heard += heard
  }
  return { source, transport, goOn }
}

const nextScript = () => Promise.resolve()

describe('PlaybackClock', () => {
  it('returns what is audible, not what has left the element', () => {
    expect(setup(10).transport.position(true)).toBeCloseTo(9.8)
  })

  it('is exact while paused', () => {
    expect(setup(10).transport.position(false)).toBe(10)
  })

  it('advances evenly although both clocks advance by blocks', async () => {
    const { transport, goOn } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    await nextScript()
    goOn(0, 0.04)
    expect(transport.position(true)).toBeCloseTo(9.84)
    await nextScript()
    goOn(0.05, 0.02)
    expect(transport.position(true)).toBeCloseTo(9.86)
  })

  it('advances during a task, when the element’s clock does not', async () => {
    const { source, transport, goOn } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    goOn(0.3)
    source.time = 10
    expect(transport.position(true)).toBeCloseTo(10.1)
    await nextScript()
    source.time = 10.3
    expect(transport.position(true)).toBeCloseTo(10.1)
  })

  it('is correct after a long task if it read the clocks first', () => {
    const { source, transport, goOn } = setup(10)
    transport.readClocks()
    goOn(0.05)
    source.time = 10
    expect(transport.position(true)).toBeCloseTo(9.85)
  })

  it('stands still while lost sound is awaited', async () => {
    const { source, transport, goOn } = setup(10)
    transport.position(true)
    await nextScript()
    goOn(0.3)
    source.time -= 0.1
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('subtracts the listener’s offset', () => {
    const { source, transport } = setup(10)
    source.offset = 0.3
    expect(transport.position(true)).toBeCloseTo(9.5)
  })

  it('never passes what has left the element, even if the device runs dry', () => {
    const { source, transport } = setup(10)
    source.heard = source.rendered + 0.5
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('never goes back while playing, whatever the clocks do', () => {
    const { source, transport } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.heard -= 0.3
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.heard += 0.6
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('starts at the given position, not before', () => {
    const { source, transport } = setup(50)
    transport.restart(50)
    expect(transport.position(true)).toBe(50)
    source.time = 20
    transport.restart(20)
    expect(transport.position(true)).toBe(20)
  })

  it('returns the seconds until the first sound is audible', async () => {
    const { transport, goOn } = setup(50)
    transport.restart(50)
    expect(transport.secondsUntilAudible).toBeCloseTo(0.2)
    await nextScript()
    goOn(0.15)
    expect(transport.secondsUntilAudible).toBeCloseTo(0.05)
    await nextScript()
    goOn(0.15)
    expect(transport.secondsUntilAudible).toBe(0)
  })

  it('stays within the duration, and above zero when that is unknown', () => {
    expect(setup(0.1).transport.position(true)).toBe(0)
    expect(setup(101).transport.position(false)).toBe(100)
    expect(setup(101, { duration: 0 }).transport.position(false)).toBe(101)
  })
})
