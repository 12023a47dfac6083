import type { Settings, ThemeType } from '../settings/settings'
import { deriveTheme } from './derive-theme'
import type { Theme } from './theme'

/**
 * The ten themes, generated in OKLCH. Their contrasts are checked by the tests. `suppl` is lighter than `solid` when the
 * label is dark, and darker when it is white, because white is not readable on a lighter colour.
 */
export const themes: Record<Exclude<ThemeType, 'custom'>, Theme> = {
  red: {
    solid: '#d93639',
    on: '#ffffff',
    hover: '#cd272f',
    pressed: '#be1122',
    suppl: '#c7202a',
    textLight: '#cd272f',
    textDark: '#ed5c58',
    softLight: '#feebe9',
    softDark: '#3a1d1b',
  },
  orange: {
    solid: '#fa8927',
    on: '#141417',
    hover: '#ff9646',
    pressed: '#e97904',
    suppl: '#ffa15c',
    textLight: '#a65503',
    textDark: '#f38d3f',
    softLight: '#feece1',
    softDark: '#372010',
  },
  blue: {
    solid: '#1c74d6',
    on: '#ffffff',
    hover: '#0969ca',
    pressed: '#025eb8',
    suppl: '#0065c5',
    textLight: '#096acb',
    textDark: '#468fe8',
    softLight: '#e7f1ff',
    softDark: '#17273c',
  },
  pink: {
    solid: '#d2357c',
    on: '#ffffff',
    hover: '#c52772',
    pressed: '#b71366',
    suppl: '#c0206d',
    textLight: '#c62872',
    textDark: '#e65b93',
    softLight: '#feeaf0',
    softDark: '#381d26',
  },
  brown: {
    solid: '#966c54',
    on: '#ffffff',
    hover: '#8c624a',
    pressed: '#7f563f',
    suppl: '#875e46',
    textLight: '#8b614a',
    textDark: '#ac846e',
    softLight: '#ffece2',
    softDark: '#381f11',
  },
  indigo: {
    solid: '#5f68e0',
    on: '#ffffff',
    hover: '#565dd4',
    pressed: '#4c50c6',
    suppl: '#5258cf',
    textLight: '#565dd4',
    textDark: '#7783f1',
    softLight: '#ecefff',
    softDark: '#20243c',
  },
  green: {
    solid: '#01873d',
    on: '#ffffff',
    hover: '#027b37',
    pressed: '#046e31',
    suppl: '#007634',
    textLight: '#037c37',
    textDark: '#42a15d',
    softLight: '#e5f5e7',
    softDark: '#152d1a',
  },
  purple: {
    solid: '#a051cb',
    on: '#ffffff',
    hover: '#9546bf',
    pressed: '#8939b2',
    suppl: '#9041ba',
    textLight: '#9646c0',
    textDark: '#b56fdd',
    softLight: '#f6ecfd',
    softDark: '#2e2036',
  },
  yellow: {
    solid: '#f8c829',
    on: '#141417',
    hover: '#ffd24e',
    pressed: '#e6b704',
    suppl: '#ffda75',
    textLight: '#836703',
    textDark: '#f3c949',
    softLight: '#f7f0de',
    softDark: '#2f2509',
  },
  teal: {
    solid: '#04837c',
    on: '#ffffff',
    hover: '#037871',
    pressed: '#066b65',
    suppl: '#00736d',
    textLight: '#037871',
    textDark: '#369e96',
    softLight: '#def6f3',
    softDark: '#032d2a',
  },
}

/** Returns the theme that the listener has chosen. */
export function selectedTheme({
  themeType,
  customTheme,
}: Pick<Settings, 'themeType' | 'customTheme'>): Theme {
  return themeType === 'custom' ? deriveTheme(customTheme) : themes[themeType]
}
