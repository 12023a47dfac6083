import { describe, expect, it } from 'vitest'
import { volumeGain } from '../../../src/domain/playback/volume-gain'

describe('volumeGain', () => {
  it.each([
    [0, 0],
    [0.01, 0.0001],
    [0.5, 0.25],
    [0.7, 0.49],
    [1, 1],
    [-3, 0],
    [7, 1],
  ])('converts volume %d to gain %d', (volume, gain) => {
    expect(volumeGain(volume, false)).toBeCloseTo(gain, 10)
  })

  it('is silent when muted', () => {
    expect(volumeGain(1, true)).toBe(0)
  })
})
