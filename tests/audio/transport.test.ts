import { describe, expect, it } from 'vitest'
import { Transport } from '../../src/audio/transport'

/** An element whose clock stands there, in a context at 1000 s whose sound is heard that much later. */
function setup(time: number, { latency = 0.2, duration = 100 } = {}) {
  const source = { time, duration, rendered: 1000, heard: 1000 - latency, offset: 0 }
  const transport = new Transport({
    time: () => source.time,
    duration: () => source.duration,
    rendered: () => source.rendered,
    heard: () => source.heard,
    offset: () => source.offset,
  })
  const goOn = (block: number, heard = block) => {
    source.time += block
    source.rendered += block
    source.heard += heard
  }
  return { source, transport, goOn }
}

const nextScript = () => Promise.resolve()

describe('Transport', () => {
  it('tells what is heard, not what has left the element', () => {
    expect(setup(10).transport.position(true)).toBeCloseTo(9.8)
  })

  it('is exact at rest', () => {
    expect(setup(10).transport.position(false)).toBe(10)
  })

  it('goes on evenly while both clocks go on by blocks', async () => {
    const { transport, goOn } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    await nextScript()
    goOn(0, 0.04)
    expect(transport.position(true)).toBeCloseTo(9.84)
    await nextScript()
    goOn(0.05, 0.02)
    expect(transport.position(true)).toBeCloseTo(9.86)
  })

  it('goes on within one script, which the clock of the element does not', async () => {
    const { source, transport, goOn } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    goOn(0.3)
    source.time = 10
    expect(transport.position(true)).toBeCloseTo(10.1)
    await nextScript()
    source.time = 10.3
    expect(transport.position(true)).toBeCloseTo(10.1)
  })

  it('is right when the clock of the element was read long before, if it looked first', () => {
    const { source, transport, goOn } = setup(10)
    transport.look()
    goOn(0.05)
    source.time = 10
    expect(transport.position(true)).toBeCloseTo(9.85)
  })

  it('waits for sound that was lost on the way', async () => {
    const { source, transport, goOn } = setup(10)
    transport.position(true)
    await nextScript()
    goOn(0.3)
    source.time -= 0.1
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('takes off what the listener says that it comes later', () => {
    const { source, transport } = setup(10)
    source.offset = 0.3
    expect(transport.position(true)).toBeCloseTo(9.5)
  })

  it('hears nothing that has not left the element, though the device runs dry', () => {
    const { source, transport } = setup(10)
    source.heard = source.rendered + 0.5
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('never goes back while it sounds, whatever the clocks do', () => {
    const { source, transport } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.heard -= 0.3
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.heard += 0.6
    expect(transport.position(true)).toBeCloseTo(10)
  })

  it('begins a run where it was asked to, not before', () => {
    const { source, transport } = setup(50)
    transport.begin(50)
    expect(transport.position(true)).toBe(50)
    source.time = 20
    transport.begin(20)
    expect(transport.position(true)).toBe(20)
  })

  it('says how long it still stands while the first sound is on its way', async () => {
    const { transport, goOn } = setup(50)
    transport.begin(50)
    expect(transport.standsFor).toBeCloseTo(0.2)
    await nextScript()
    goOn(0.15)
    expect(transport.standsFor).toBeCloseTo(0.05)
    await nextScript()
    goOn(0.15)
    expect(transport.standsFor).toBe(0)
  })

  it('stays between the ends, and above zero when the length is unknown', () => {
    expect(setup(0.1).transport.position(true)).toBe(0)
    expect(setup(101).transport.position(false)).toBe(100)
    expect(setup(101, { duration: 0 }).transport.position(false)).toBe(101)
  })
})
