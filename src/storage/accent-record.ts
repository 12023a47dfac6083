import type { Settings } from '../domain/settings/settings'
import { themeOf } from '../domain/theme/theme-of'
import { themeProperties } from '../domain/theme/theme-properties'
import { localEntries } from './local-entries'

const key = 'melisma.accent'

/** Keeps the colours of the theme ready made in localStorage for `public/first-paint.js`, which knows none. */
export function keepAccent(settings: Pick<Settings, 'themeType' | 'customTheme'>): void {
  const accent = themeProperties(themeOf(settings))
  if (JSON.stringify(localEntries.read(key)) !== JSON.stringify(accent)) localEntries.write(key, accent)
}
