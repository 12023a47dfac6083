import { describe, expect, it } from 'vitest'
import { countFrames } from '../../../src/domain/hud/count-frames'

/** Returns the times of frames with these gaps, in milliseconds. */
const after = (gaps: readonly number[]) =>
  gaps.reduce((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [1000])

const even = (count: number, gap: number) => Array.from({ length: count }, () => gap)

describe('countFrames', () => {
  it('counts frames a second', () => {
    expect(countFrames(after(even(30, 1000 / 60)))).toEqual({ fps: expect.closeTo(60), dropped: 0 })
    expect(countFrames(after(even(60, 1000 / 120)))).toEqual({ fps: expect.closeTo(120), dropped: 0 })
  })

  it('counts those that did not come', () => {
    const frame = 1000 / 60
    expect(countFrames(after([...even(20, frame), 3 * frame, ...even(5, frame), 2 * frame]))?.dropped).toBe(3)
  })

  it('takes no display to be slower than 50 Hz', () => {
    expect(countFrames(after(even(15, 1000 / 30)))).toEqual({ fps: expect.closeTo(30), dropped: 10 })
  })

  it('has nothing to say of a single frame', () => {
    expect(countFrames([])).toBeNull()
    expect(countFrames([5])).toBeNull()
    expect(countFrames([5, 5])).toBeNull()
  })
})
