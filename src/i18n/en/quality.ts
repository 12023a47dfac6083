import type { Texts } from '../text-key'

export const quality: Texts['quality'] = {
  standard: 'Standard',
  higher: 'Higher',
  exhigh: 'Extra high',
  lossless: 'Lossless',
  hires: 'Hi-Res',
  jyeffect: 'Surround',
  jymaster: 'Master',
  members: '{{name}} (members only)',
}
