import { describe, expect, it } from 'vitest'
import { GatedLoudness, loudnessOf } from '../../../src/domain/loudness/gated-loudness'

const energyAt = (loudness: number) => 10 ** ((loudness + 0.691) / 10)

function heard(...blocks: readonly (readonly [loudness: number, count: number])[]): number {
  const gated = new GatedLoudness()
  for (const [loudness, count] of blocks) for (let i = 0; i < count; i++) gated.add(energyAt(loudness))
  return gated.loudness
}

describe('GatedLoudness', () => {
  it('is the mean energy of all blocks', () => {
    expect(heard([-23, 10])).toBeCloseTo(-23, 6)
    expect(heard([-20, 10], [-26, 10])).toBeCloseTo(loudnessOf((energyAt(-20) + energyAt(-26)) / 2), 6)
  })

  it('ignores silence, and what is more than 10 LU below the rest', () => {
    expect(heard([-23, 10], [-70.1, 1000])).toBeCloseTo(-23, 6)
    expect(heard([-23, 10], [-36, 10])).toBeCloseTo(-23, 6)
    expect(heard([-23, 10], [-30, 10])).toBeLessThan(-25)
  })

  it('is nothing without sound', () => {
    expect(heard()).toBe(-Infinity)
    expect(heard([-80, 100])).toBe(-Infinity)
    const gated = new GatedLoudness()
    gated.add(Number.NaN)
    gated.add(0)
    expect(gated.loudness).toBe(-Infinity)
  })

  it('takes blocks of any strength', () => {
    expect(heard([45, 3])).toBeCloseTo(45, 6)
    expect(heard([-69.95, 3])).toBeCloseTo(-69.95, 6)
  })
})
