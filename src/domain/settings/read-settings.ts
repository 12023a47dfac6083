import { qualities } from '../catalogue/stream'
import { readHex } from '../palette/hex'
import { qualityTiers } from '../quality/quality-tier'
import { readOutputOffsets } from './output-offsets'
import { defaultSettings, type Settings, themeTypes } from './settings'

/** Gives back the value when it is one that a setting may hold. */
type Accept<T> = (value: unknown) => T | undefined

const aBoolean: Accept<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

function oneOf<const T>(...allowed: readonly T[]): Accept<T> {
  return (value) => allowed.find((known) => known === value)
}

function between(low: number, high: number): Accept<number> {
  return (value) => (typeof value === 'number' && value >= low && value <= high ? value : undefined)
}

const aColour: Accept<string> = (value) => (typeof value === 'string' ? readHex(value) : undefined)

const accepted: { [K in keyof Settings]: Accept<Settings[K]> } = {
  theme: oneOf('light', 'dark'),
  themeAuto: aBoolean,
  themeType: oneOf(...themeTypes),
  customTheme: aColour,
  searchHistory: aBoolean,
  bannerShow: aBoolean,
  autoSignIn: aBoolean,
  listClickMode: oneOf('dblclick', 'click'),
  playerStyle: oneOf('cover', 'record'),
  bottomLyricShow: aBoolean,
  showYrc: aBoolean,
  showYrcAnimation: aBoolean,
  showYrcTransform: aBoolean,
  showTransl: aBoolean,
  showRoma: aBoolean,
  songLevel: oneOf(...qualities),
  lyricsPosition: oneOf('left', 'center'),
  lyricsBlock: oneOf('start', 'center'),
  lyricsFontSize: between(3, 4),
  lyricsBlur: aBoolean,
  musicFrequency: aBoolean,
  lrcMousePause: aBoolean,
  useUnmServer: aBoolean,
  backgroundImageShow: oneOf('blur', 'solid'),
  countDownShow: aBoolean,
  showLyricSetting: aBoolean,
  songVolumeFade: aBoolean,
  listNumber: (value) => (Number.isInteger(value) ? between(1, 1000)(value) : undefined),
  memoryLastPlaybackPosition: aBoolean,
  language: oneOf('zh-CN', 'en'),
  bottomClick: aBoolean,
  playVolume: between(0, 1),
  playVolumeMute: aBoolean,
  announceLyrics: aBoolean,
  gaplessPlayback: aBoolean,
  singleKeyShortcuts: aBoolean,
  qualityTier: oneOf('auto', ...qualityTiers),
  outputOffsets: readOutputOffsets,
}

/** Settings as stored earlier; each field that is missing, of a wrong type or out of range has its default. */
export function readSettings(value: unknown): Settings {
  const stored = typeof value === 'object' && value !== null ? value : {}
  const settings = { ...defaultSettings }
  for (const key of Object.keys(accepted) as (keyof Settings)[]) {
    if (Object.hasOwn(stored, key)) take(settings, key, (stored as Record<string, unknown>)[key])
  }
  return settings
}

/** Puts the value in if that setting may hold it, and says whether it did. */
export function take<K extends keyof Settings>(settings: Partial<Settings>, key: K, value: unknown): boolean {
  const found = accepted[key](value)
  if (found === undefined) return false
  settings[key] = found
  return true
}
