import { describe, expect, it } from 'vitest'
import type { QualityTier } from '../../../src/domain/quality/quality-tier'
import { bandsIn, spectrumWidth, tierDrawing } from '../../../src/domain/quality/tier-drawing'

describe('tierDrawing', () => {
  it('draws more with every tier', () => {
    const tiers = ['low', 'mid', 'high'] as const
    expect(tiers.map((tier) => tierDrawing[tier].bands)).toEqual([24, 48, 96])
    expect(tiers.map((tier) => tierDrawing[tier].fps)).toEqual([30, 30, 60])
    expect(tiers.map((tier) => tierDrawing[tier].lyricBlur)).toEqual([false, false, true])
  })
})

describe('bandsIn', () => {
  it.each<[QualityTier, number, number]>([
    ['high', 1440, 96],
    ['mid', 1440, 48],
    ['low', 1440, 24],
    ['high', 328, 82],
    ['high', 56, 14],
    ['low', 56, 14],
    ['low', 1, 1],
  ])('tier %s in %d pixels draws %d bars', (tier, width, bands) => {
    expect(bandsIn(tier, width)).toBe(bands)
  })
})

describe('spectrumWidth', () => {
  it.each<[QualityTier, number, number]>([
    ['high', 1440, 1440],
    ['mid', 1440, 960],
    ['low', 1440, 480],
    ['low', 360, 360],
  ])('is no wider at %s on %i pixels than its bars look well', (tier, available, width) => {
    expect(spectrumWidth(tier, available)).toBe(width)
  })
})
