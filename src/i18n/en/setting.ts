import type { Texts } from '../text-key'

export const setting: Texts['setting'] = {
  title: 'Settings',
  tabs: 'Groups of settings',
  main: 'Main',
  player: 'Player',
  other: 'Other',
  mainTitle: 'Main settings',
  playerTitle: 'Player settings',
  otherTitle: 'Other settings',
  jumps: 'On this page',
  restore: 'Restore defaults',
  restoreHint: 'For everything on this page but the output device and its delay',
  restoreMainHint: 'For everything on this page but the language',
  undo: 'Undo',
  restored: 'The defaults are restored',
}
