import type { PlayMode } from '../../../domain/queue/queue'
import type { TextKey } from '../../../i18n/text-key'

/** The notice shown when a play mode is chosen. */
export const modeNotices = {
  normal: 'notice.modeNormal',
  random: 'notice.modeRandom',
  single: 'notice.modeSingle',
} as const satisfies Record<PlayMode, TextKey>
