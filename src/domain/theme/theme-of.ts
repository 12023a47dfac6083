import type { Settings } from '../settings/settings'
import { deriveTheme } from './derive-theme'
import type { Theme } from './theme'
import { themes } from './themes'

/** The theme that the listener chose. */
export function themeOf({ themeType, customTheme }: Pick<Settings, 'themeType' | 'customTheme'>): Theme {
  return themeType === 'custom' ? deriveTheme(customTheme) : themes[themeType]
}
