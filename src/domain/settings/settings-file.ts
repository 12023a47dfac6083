import { take } from './read-settings'
import { defaultSettings, type Settings } from './settings'

const app = 'melisma'
const version = 1

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

/** `notJson`: no JSON at all; `notSettings`: JSON of something else; `newer`: of a version that is not known here. */
export type SettingsFileFault = 'notJson' | 'notSettings' | 'newer'

export type SettingsFileReading =
  | {
      ok: true
      settings: Partial<Settings>
      /** How many entries were not understood and are left out. */
      ignored: number
    }
  | { ok: false; fault: SettingsFileFault }

/**
 * The text of a file with the settings that can move to another device; never the session.
 * `{ "app": "melisma", "version": 1, "settings": { "theme": "dark", … } }`
 */
export function writeSettingsFile(settings: Settings): string {
  const portable = Object.fromEntries(portableSettings.map((key) => [key, settings[key]]))
  return `${JSON.stringify({ app, version, settings: portable }, null, 2)}\n`
}

/**
 * The settings in such a file, or in a bare object of settings as the browser keeps them. What a setting may not hold
 * and what is none is left out and counted; a file without a single setting is none.
 */
export function readSettingsFile(file: string): SettingsFileReading {
  const content = parse(file)
  if (content === undefined) return { ok: false, fault: 'notJson' }
  if (!isObject(content)) return { ok: false, fault: 'notSettings' }
  const wrapped = own(content, 'app') !== undefined || own(content, 'version') !== undefined
  if (wrapped && own(content, 'app') !== app) return { ok: false, fault: 'notSettings' }
  const made = own(content, 'version')
  if (wrapped && typeof made === 'number' && made > version) return { ok: false, fault: 'newer' }
  const entries = wrapped ? own(content, 'settings') : content
  return isObject(entries) ? readEntries(entries) : { ok: false, fault: 'notSettings' }
}

function readEntries(entries: object): SettingsFileReading {
  const settings: Partial<Settings> = {}
  let ignored = 0
  let taken = 0
  for (const [key, value] of Object.entries(entries)) {
    if (ofThisDevice.includes(key)) continue
    const known = portableSettings.find((portable) => portable === key)
    if (known && take(settings, known, value)) taken += 1
    else ignored += 1
  }
  return taken > 0 ? { ok: true, settings, ignored } : { ok: false, fault: 'notSettings' }
}

/** Which of those settings are not what they are now. */
export function changesOf(current: Settings, wanted: Partial<Settings>): PortableSetting[] {
  return portableSettings.filter(
    (key) => Object.hasOwn(wanted, key) && JSON.stringify(wanted[key]) !== JSON.stringify(current[key]),
  )
}

/** Undefined, which no JSON is, when it is none; a byte order mark is passed over. */
function parse(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined
}
