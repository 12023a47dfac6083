import type { QualityTier } from '../../domain/quality/quality-tier'
import type { TextKey } from '../../i18n/text-key'

export const tierNames: Record<QualityTier, TextKey> = { low: 'tier.low', mid: 'tier.mid', high: 'tier.high' }
