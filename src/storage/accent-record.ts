import type { Settings } from '../domain/settings/settings'
import { selectedTheme } from '../domain/theme/themes'
import { themeProperties } from '../domain/theme/theme-properties'
import { localEntries } from './local-entries'

const key = 'melisma.accent'

/** Stores the colours of the theme in localStorage for `public/first-paint.js`, which cannot compute them. */
export function saveAccent(settings: Pick<Settings, 'themeType' | 'customTheme'>): void {
  const accent = themeProperties(selectedTheme(settings))
  if (JSON.stringify(localEntries.read(key)) !== JSON.stringify(accent)) localEntries.write(key, accent)
}
