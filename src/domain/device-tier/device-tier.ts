/** How much is drawn, lowest first. */
export const deviceTiers = ['low', 'mid', 'high'] as const

export type DeviceTier = (typeof deviceTiers)[number]
