import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SampleRing } from '../../../src/audio/spectrum/sample-ring'

/** A sample that encodes its frame; that of frame 0 differs from silence. */
const sampleAt = (frame: number) => frame + 1

function write(ring: SampleRing, frame: number, count: number): void {
  ring.write(
    frame,
    Float32Array.from({ length: count }, (_, i) => sampleAt(frame + i)),
    0,
  )
}

function around(ring: SampleRing, frame: number, count: number): number[] {
  const into = new Float64Array(count)
  ring.readAround(frame, into)
  return [...into]
}

const run = (from: number, count: number) => Array.from({ length: count }, (_, i) => sampleAt(from + i))

describe('SampleRing', () => {
  it('returns the samples around a frame', () => {
    const ring = new SampleRing(64)
    write(ring, 0, 40)
    expect(around(ring, 20, 8)).toEqual(run(16, 8))
  })

  it('skips the header of a block', () => {
    const ring = new SampleRing(64)
    ring.write(10, Float32Array.of(99, 99, sampleAt(10), sampleAt(11)), 2)
    expect(ring.end).toBe(12)
    expect(around(ring, 11, 2)).toEqual([sampleAt(10), sampleAt(11)])
  })

  it('returns earlier samples when later ones are missing, by half a window at most', () => {
    const ring = new SampleRing(64)
    write(ring, 0, 40)
    expect(around(ring, 39, 8)).toEqual(run(32, 8))
    expect(around(ring, 40, 8)).toEqual(run(32, 8))
    expect(around(ring, 42, 8)).toEqual([...run(34, 6), 0, 0])
    expect(around(ring, 100, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('returns silence before the first sample, in gaps and beyond its capacity', () => {
    const ring = new SampleRing(16)
    write(ring, 4, 4)
    expect(around(ring, 4, 8)).toEqual([0, 0, 0, 0, ...run(4, 4)])
    write(ring, 12, 4)
    expect(around(ring, 12, 8)).toEqual([0, 0, 0, 0, ...run(12, 4)])
    write(ring, 1000, 2)
    expect(around(ring, 1000, 4)).toEqual([0, 0, ...run(1000, 2)])
    expect(around(ring, 14, 4)).toEqual([0, 0, 0, 0])
  })

  it('returns what was written at each frame or silence, in whatever order blocks arrive', () => {
    const block = fc.record({ gap: fc.integer({ min: 0, max: 100 }), count: fc.integer({ min: 1, max: 24 }) })
    fc.assert(
      fc.property(fc.array(block, { minLength: 1 }), (blocks) => {
        const ring = new SampleRing(32)
        const written = new Set<number>()
        for (const { gap, count } of blocks) {
          const frame = ring.end + gap
          write(ring, frame, count)
          for (let i = 0; i < count; i++) written.add(frame + i)
        }
        const from = ring.end - 32
        const expected = Array.from({ length: 32 }, (_, i) =>
          written.has(from + i) ? sampleAt(from + i) : 0,
        )
        expect(around(ring, ring.end - 16, 32)).toEqual(expected)
      }),
      { seed: 4 },
    )
  })
})
