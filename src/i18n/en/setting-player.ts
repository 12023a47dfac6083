import type { Texts } from '../text-key'

export const settingPlayer: Texts['settingPlayer'] = {
  lyrics: 'Lyrics',
  page: 'Play page and display',
  sound: 'Sound',
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
}
