import { readSettings } from '../domain/settings/read-settings'
import type { SettingsRecords } from '../ports/records'
import { localEntries } from './local-entries'

export const settingsKey = 'melisma.settings'

/** The settings in localStorage. If that is blocked or full, they last for the visit. */
export const settingsRecords: SettingsRecords = {
  readSettings: () => readSettings(localEntries.read(settingsKey)),
  writeSettings(settings) {
    localEntries.write(settingsKey, settings)
  },
}
