import { settingTable } from './setting-table'
import { defaultSettings, settingNames, type Settings } from './settings'

/** Reads settings as they were stored. One that is missing, of a wrong type or out of range has its default. */
export function readSettings(value: unknown): Settings {
  const stored = typeof value === 'object' && value !== null ? value : {}
  const settings = { ...defaultSettings }
  for (const name of settingNames)
    if (Object.hasOwn(stored, name)) acceptSetting(settings, name, (stored as Record<string, unknown>)[name])
  return settings
}

/** Sets one setting if it may hold the value. Returns whether it may. */
export function acceptSetting<K extends keyof Settings>(
  settings: Partial<Settings>,
  name: K,
  value: unknown,
): boolean {
  const accepted = settingTable[name].accept(value) as Settings[K] | undefined
  if (accepted === undefined) return false
  settings[name] = accepted
  return true
}
