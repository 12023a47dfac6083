import { describe, expect, it } from 'vitest'
import type { DeviceTier } from '../../../src/domain/device-tier/device-tier'
import { bandCount, spectrumWidth, tierDrawing } from '../../../src/domain/device-tier/tier-drawing'

describe('tierDrawing', () => {
  it('draws more with every tier', () => {
    const tiers = ['low', 'mid', 'high'] as const
    expect(tiers.map((tier) => tierDrawing[tier].bands)).toEqual([24, 48, 96])
    expect(tiers.map((tier) => tierDrawing[tier].fps)).toEqual([30, 30, 60])
    expect(tiers.map((tier) => tierDrawing[tier].lyricBlur)).toEqual([false, false, true])
  })
})

describe('bandCount', () => {
  it.each<[DeviceTier, number, number]>([
    ['high', 1440, 96],
    ['mid', 1440, 48],
    ['low', 1440, 24],
    ['high', 328, 82],
    ['high', 56, 14],
    ['low', 56, 14],
    ['low', 1, 1],
  ])('tier %s in %d pixels draws %d bars', (tier, width, bands) => {
    expect(bandCount(tier, width)).toBe(bands)
  })
})

describe('spectrumWidth', () => {
  it.each<[DeviceTier, number, number]>([
    ['high', 1440, 1440],
    ['mid', 1440, 960],
    ['low', 1440, 480],
    ['low', 360, 360],
  ])('limits the width at %s on %i pixels', (tier, available, width) => {
    expect(spectrumWidth(tier, available)).toBe(width)
  })
})
