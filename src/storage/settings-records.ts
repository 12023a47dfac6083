import { readSettings } from '../domain/settings/read-settings'
import type { SettingsRecords } from '../ports/records'

const key = 'melisma.settings'

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {} // blocked storage or garbage: the defaults serve
  }
}

/** Settings in localStorage; where that is blocked or full they last for the visit. */
export const settingsRecords: SettingsRecords = {
  readSettings: () => readSettings(stored()),
  writeSettings(settings) {
    try {
      localStorage.setItem(key, JSON.stringify(settings))
    } catch {
      return // they go on to hold in memory
    }
  },
}
