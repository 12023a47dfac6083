import type { Settings } from '../../domain/settings/settings'
import { selectedTheme } from '../../domain/theme/themes'
import { themeProperties } from '../../domain/theme/theme-properties'

export type ThemeSettings = Pick<Settings, 'theme' | 'themeAuto' | 'themeType' | 'customTheme'>

/**
 * Applies mode and colour to the document and to the browser's own interface. `public/first-paint.js` does the same
 * with the stored settings before the app is loaded.
 */
export function applyTheme(settings: ThemeSettings): void {
  const { theme, themeAuto } = settings
  const root = document.documentElement
  if (themeAuto) delete root.dataset['theme']
  else root.dataset['theme'] = theme
  for (const [name, value] of Object.entries(themeProperties(selectedTheme(settings))))
    root.style.setProperty(name, value)

  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  if (scheme) scheme.content = themeAuto ? 'light dark' : theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-mode]')) {
    const mode = meta.dataset['mode']
    // their contents stay: the full player sets them to the colour of the cover
    meta.media = themeAuto ? `(prefers-color-scheme: ${mode})` : mode === theme ? 'all' : 'not all'
  }
}
