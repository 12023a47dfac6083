import type { ThemeType } from '../../domain/settings/settings'
import type { TextKey } from '../../i18n/text-key'

/** The name of each theme. */
export const themeNames: Record<ThemeType, TextKey> = {
  red: 'theme.red',
  orange: 'theme.orange',
  blue: 'theme.blue',
  pink: 'theme.pink',
  brown: 'theme.brown',
  indigo: 'theme.indigo',
  green: 'theme.green',
  purple: 'theme.purple',
  yellow: 'theme.yellow',
  teal: 'theme.teal',
  custom: 'theme.custom',
}
