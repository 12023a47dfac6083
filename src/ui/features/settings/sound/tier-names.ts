import type { DeviceTier } from '../../../../domain/device-tier/device-tier'
import type { TextKey } from '../../../../i18n/text-key'

export const tierNames: Record<DeviceTier, TextKey> = { low: 'tier.low', mid: 'tier.mid', high: 'tier.high' }
