import type { Settings } from '../../domain/settings/settings'
import { themeOf } from '../../domain/theme/theme-of'
import { themeProperties } from '../../domain/theme/theme-properties'

export type ThemeSettings = Pick<Settings, 'theme' | 'themeAuto' | 'themeType' | 'customTheme'>

/**
 * Brings the document to that mode and colour, with what the browser draws around it. `public/first-paint.js` does the
 * same from what is stored, before any of this is loaded.
 */
export function showTheme(settings: ThemeSettings): void {
  const { theme, themeAuto } = settings
  const root = document.documentElement
  if (themeAuto) delete root.dataset['theme']
  else root.dataset['theme'] = theme
  for (const [name, value] of Object.entries(themeProperties(themeOf(settings))))
    root.style.setProperty(name, value)

  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  if (scheme) scheme.content = themeAuto ? 'light dark' : theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-mode]')) {
    const mode = meta.dataset['mode']
    // their contents stay: the full player puts the colour of the cover there for a while
    meta.media = themeAuto ? `(prefers-color-scheme: ${mode})` : mode === theme ? 'all' : 'not all'
  }
}
