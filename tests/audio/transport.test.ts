import { describe, expect, it } from 'vitest'
import { Transport } from '../../src/audio/transport'

function setup(time: number, latency = 0.2, duration = 100) {
  const source = { now: time, latency, duration }
  const transport = new Transport({
    time: () => source.now,
    duration: () => source.duration,
    latency: () => source.latency,
  })
  return { source, transport }
}

describe('Transport', () => {
  it('tells what is heard, not what has left the element', () => {
    expect(setup(10).transport.position(true)).toBeCloseTo(9.8)
  })

  it('is exact at rest', () => {
    expect(setup(10).transport.position(false)).toBe(10)
  })

  it('never goes back while it sounds, whatever clock and latency do', () => {
    const { source, transport } = setup(10)
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.latency = 0.5
    expect(transport.position(true)).toBeCloseTo(9.8)
    source.now = 10.6
    expect(transport.position(true)).toBeCloseTo(10.1)
  })

  it('begins a run where it was asked to, not before', () => {
    const { source, transport } = setup(50)
    transport.begin(50)
    expect(transport.position(true)).toBe(50)
    source.now = 20
    transport.begin(20)
    expect(transport.position(true)).toBe(20)
  })

  it('stays between the ends, and above zero when the length is unknown', () => {
    expect(setup(0.1).transport.position(true)).toBe(0)
    expect(setup(101).transport.position(false)).toBe(100)
    expect(setup(101, 0, 0).transport.position(false)).toBe(101)
  })
})
