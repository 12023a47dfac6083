import { acceptSetting } from './read-settings'
import { settingTable } from './setting-table'
import { settingNames, type Settings } from './settings'

/** A setting that stays on its device: it is in no backup file. */
type DeviceSetting = {
  [K in keyof Settings]: (typeof settingTable)[K] extends { ofThisDevice?: true }
    ? 'ofThisDevice' extends keyof (typeof settingTable)[K]
      ? K
      : never
    : never
}[keyof Settings]

/** A setting that can move to another device. */
export type PortableSetting = Exclude<keyof Settings, DeviceSetting>

function isPortable(name: keyof Settings): name is PortableSetting {
  return !('ofThisDevice' in settingTable[name])
}

/** Every setting that a backup file may hold. */
export const portableSettings: readonly PortableSetting[] = settingNames.filter(isPortable)

/** Returns those of the given settings that can move to another device. */
export function portableOf(settings: Partial<Settings>): Partial<Settings> {
  const given = portableSettings.filter((name) => Object.hasOwn(settings, name))
  return Object.fromEntries(given.map((name) => [name, settings[name]]))
}

/**
 * Reads settings that come from elsewhere. Settings of another device are skipped. `ignored` counts the other entries
 * that are left out: unknown names, and values that the setting does not accept.
 */
export function readPortable(entries: unknown): { settings: Partial<Settings>; ignored: number } {
  const settings: Partial<Settings> = {}
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return { settings, ignored: 0 }
  let ignored = 0
  for (const [key, value] of Object.entries(entries)) {
    const known = settingNames.find((name) => name === key)
    if (known && !isPortable(known)) continue
    if (!known || !acceptSetting(settings, known, value)) ignored += 1
  }
  return { settings, ignored }
}

/** Returns the names of those wanted settings that differ from the current ones. */
export function changesOf(current: Settings, wanted: Partial<Settings>): PortableSetting[] {
  return portableSettings.filter(
    (name) => Object.hasOwn(wanted, name) && JSON.stringify(wanted[name]) !== JSON.stringify(current[name]),
  )
}
