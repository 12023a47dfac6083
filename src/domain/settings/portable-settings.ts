import { take } from './read-settings'
import { defaultSettings, type Settings } from './settings'

/** What stays on the device: its own loudness, and what was measured of its outputs. */
type OfThisDevice = 'playVolume' | 'playVolumeMute' | 'outputOffsets'

/** A setting that can move to another device. */
export type PortableSetting = Exclude<keyof Settings, OfThisDevice>

const ofThisDevice: readonly string[] = [
  'playVolume',
  'playVolumeMute',
  'outputOffsets',
] satisfies OfThisDevice[]

/** Every setting that a file may hold, in the order of the defaults. */
export const portableSettings = Object.keys(defaultSettings).filter(
  (key) => !ofThisDevice.includes(key),
) as PortableSetting[]

/** Those of the given settings that can move to another device. */
export function portableOf(settings: Partial<Settings>): Partial<Settings> {
  const given = portableSettings.filter((key) => Object.hasOwn(settings, key))
  return Object.fromEntries(given.map((key) => [key, settings[key]]))
}

/**
 * The settings in an object of them that came from elsewhere, and how many of its entries were not understood: what a
 * setting may not hold, and what is none. Those of another device are passed over.
 */
export function readPortable(entries: unknown): { settings: Partial<Settings>; ignored: number } {
  const settings: Partial<Settings> = {}
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return { settings, ignored: 0 }
  let ignored = 0
  for (const [key, value] of Object.entries(entries)) {
    if (ofThisDevice.includes(key)) continue
    const known = portableSettings.find((portable) => portable === key)
    if (!known || !take(settings, known, value)) ignored += 1
  }
  return { settings, ignored }
}

/** Which of those settings are not what they are now. */
export function changesOf(current: Settings, wanted: Partial<Settings>): PortableSetting[] {
  return portableSettings.filter(
    (key) => Object.hasOwn(wanted, key) && JSON.stringify(wanted[key]) !== JSON.stringify(current[key]),
  )
}
