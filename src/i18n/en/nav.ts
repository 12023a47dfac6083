import type { Texts } from '../text-key'

export const nav: Texts['nav'] = {
  main: 'Main',
  home: 'Home',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  language: '切换到中文',
  back: 'Back',
  forward: 'Forward',
}
