import type { Quality } from '../../../../contract/replies/stream'
import type { TextKey } from '../../../../i18n/text-key'

export const qualityNames: Record<Quality, TextKey> = {
  standard: 'quality.standard',
  higher: 'quality.higher',
  exhigh: 'quality.exhigh',
  lossless: 'quality.lossless',
  hires: 'quality.hires',
  jyeffect: 'quality.jyeffect',
  jymaster: 'quality.jymaster',
}
