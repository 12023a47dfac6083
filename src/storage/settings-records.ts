import { readSettings } from '../domain/settings/read-settings'
import type { Settings } from '../domain/settings/settings'
import { themeOf } from '../domain/theme/theme-of'
import { themeProperties } from '../domain/theme/theme-properties'
import type { SettingsRecords } from '../ports/records'
import { localEntries } from './local-entries'

export const settingsKey = 'melisma.settings'

/** The colours of the theme, ready made for `public/first-paint.js`, which knows none. */
const accentKey = 'melisma.accent'

function keepAccent(settings: Settings): void {
  localEntries.write(accentKey, themeProperties(themeOf(settings)))
}

/** Settings in localStorage; where that is blocked or full they last for the visit. */
export const settingsRecords: SettingsRecords = {
  readSettings() {
    const settings = readSettings(localEntries.read(settingsKey))
    keepAccent(settings) // an earlier version may have had other colours
    return settings
  },
  writeSettings(settings) {
    localEntries.write(settingsKey, settings)
    keepAccent(settings)
  },
}
