/** How much is drawn: worst first. */
export const qualityTiers = ['low', 'mid', 'high'] as const

export type QualityTier = (typeof qualityTiers)[number]
