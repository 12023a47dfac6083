import type { Texts } from '../text-key'

export const tier: Texts['tier'] = {
  auto: 'Auto (currently {{tier}}: {{reason}})',
  low: 'Low',
  mid: 'Medium',
  high: 'High',
  able: 'a capable device',
  weakProcessor: 'modest processor',
  fewCores: 'few processor cores',
  littleMemory: 'little memory',
  saveData: 'data saving is on',
  reducedMotion: 'less motion is wanted',
  slowFrames: 'drawing was slow',
  steadyFrames: 'drawing is steady',
}
