import { describe, expect, it } from 'vitest'
import { summariseFrames } from '../../../src/domain/device-tier/frame-sample'

/** Returns the times of frames with those gaps. */
function instants(...gaps: number[]): number[] {
  let at = 1000
  return [at, ...gaps.map((gap) => (at += gap))]
}

const times = (count: number, gap: number) => Array<number>(count).fill(gap)

describe('summariseFrames', () => {
  it.each([
    ['even frames', times(180, 16), 16, 16],
    ['a fast display', times(360, 8), 8, 8],
    ['one long stop', [...times(99, 16), 1000], 16, 16],
    ['one frame in twenty left out', [...times(95, 16), ...times(5, 32)], 16, 16],
    ['more than one in twenty left out', [...times(94, 16), ...times(6, 32)], 32, 16],
    ['frames in any order', [32, 16, 32, 16, 16], 32, 16],
    ['a slow display', times(150, 20), 20, 20],
    ['slow drawing that is even', times(90, 33), 33, 20],
    ['two frames', [700], 700, 20],
  ])('tells of %s', (_name, gaps, p95Ms, wantedMs) => {
    expect(summariseFrames(instants(...gaps))).toEqual({ p95Ms, wantedMs })
  })

  it.each([[[]], [[1000]]])('returns null for %j', (few) => {
    expect(summariseFrames(few)).toBeNull()
  })
})
