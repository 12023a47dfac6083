import type { Texts } from '../text-key'

export const lyrics: Texts['lyrics'] = {
  region: 'Lyrics',
  failed: 'The lyrics could not be loaded',
  loading: 'Loading lyrics',
  none: 'This song has no lyrics',
  pureMusic: 'Instrumental music',
  tooLarge: 'The lyrics are too large to show',
  showTranslation: 'Show translation',
  hideTranslation: 'Hide translation',
  seek: 'Play from this line',
  pausedHint: 'Click a line to play from it',
  credits: 'Credits',
  leftOut_one: '{{count}} line was too long to be shown',
  leftOut_other: '{{count}} lines were too long to be shown',
  cover: 'Cover',
}
