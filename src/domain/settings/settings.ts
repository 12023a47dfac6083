import { settingTable } from './setting-table'

type Table = typeof settingTable

/** The value of every setting. */
export type Settings = { -readonly [K in keyof Table]: Table[K]['initial'] }

export type ThemeType = Settings['themeType']
export type Language = Settings['language']

/** Every setting, in the order of the table. */
export const settingNames = Object.keys(settingTable) as (keyof Settings)[]

/** What is set for a new listener. */
export const defaultSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingTable[name].initial]),
) as unknown as Settings
