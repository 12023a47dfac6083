import type { Texts } from '../text-key'

export const setting: Texts['setting'] = {
  playerTitle: 'Player settings',
  lyrics: 'Lyrics',
  sound: 'Sound and display',
  style: 'Player style',
  cover: 'Cover',
  record: 'Record',
  background: 'Background',
  backgroundHint: 'The colour of the cover, or the cover blurred',
  backgroundLeftOut: 'The blurred cover is left out at the present drawing quality',
  blur: 'Blurred',
  solid: 'Solid',
  firstLine: 'Night comes down',
  secondLine: 'I pick up a single star',
  thirdLine: 'and light it in your window',
  restore: 'Restore defaults',
  restoreHint: 'For everything on this page but the output device and its delay',
  undo: 'Undo',
  restored: 'The defaults are restored',
}
