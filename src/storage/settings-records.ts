import { readSettings } from '../domain/settings/read-settings'
import type { Settings } from '../domain/settings/settings'
import { themeOf } from '../domain/theme/theme-of'
import { themeProperties } from '../domain/theme/theme-properties'
import type { SettingsRecords } from '../ports/records'

const key = 'melisma.settings'

/** The colours of the theme, ready made for `public/first-paint.js`, which knows none. */
const accentKey = 'melisma.accent'

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {} // blocked storage or garbage: the defaults serve
  }
}

function keepAccent(settings: Settings): void {
  const accent = JSON.stringify(themeProperties(themeOf(settings)))
  if (localStorage.getItem(accentKey) !== accent) localStorage.setItem(accentKey, accent)
}

/** Settings in localStorage; where that is blocked or full they last for the visit. */
export const settingsRecords: SettingsRecords = {
  readSettings() {
    const settings = readSettings(stored())
    try {
      keepAccent(settings) // an earlier version may have had other colours
    } catch {
      return settings // the app shows them all the same
    }
    return settings
  },
  writeSettings(settings) {
    try {
      localStorage.setItem(key, JSON.stringify(settings))
      keepAccent(settings)
    } catch {
      return // they go on to hold in memory
    }
  },
}
