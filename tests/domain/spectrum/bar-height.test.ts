import { describe, expect, it } from 'vitest'
import { barHeight } from '../../../src/domain/spectrum/bar-height'
import { silenceDb } from '../../../src/domain/spectrum/windowed-spectrum'

describe('barHeight', () => {
  it.each([40, 1000, 16_000])('is 0 for silence at %d Hz', (hz) => {
    expect(barHeight(silenceDb, hz)).toBe(0)
  })

  it.each([40, 1000, 16_000])('is full for a full-scale sine at %d Hz', (hz) => {
    expect(barHeight(0, hz)).toBeGreaterThan(0.9)
    expect(barHeight(0, hz)).toBeLessThanOrEqual(1)
  })

  it('shows high notes as tall as low ones that are louder', () => {
    expect(barHeight(-40, 4000)).toBeCloseTo(barHeight(-34, 1000), 9)
  })
})
