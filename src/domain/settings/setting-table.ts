import { languages } from '../../contract/languages'
import { qualities } from '../../contract/replies/stream'
import { deviceTiers } from '../device-tier/device-tier'
import { loudnessModes } from '../loudness/loudness-modes'
import { readHex } from '../palette/read-hex'
import { type OutputOffsets, readOutputOffsets } from './output-offsets'

/** Returns the value if a setting may hold it, else undefined. */
type Accept<T> = (value: unknown) => T | undefined

/** The groups of the settings screens, named like their anchors. */
export type SettingGroupId =
  | 'appearance'
  | 'general'
  | 'browsing'
  | 'playback'
  | 'bar'
  | 'access'
  | 'lyrics'
  | 'page'
  | 'sound'

/** How a setting is presented and where it may go. */
interface About {
  /** Where it stands on the settings screens; left out if it is set elsewhere. */
  group?: SettingGroupId
  /** Whether a text explains it below its label. The texts are `settingRow.<name>` and `settingRow.<name>Hint`. */
  hint?: true
  /** Whether "restore defaults" leaves it alone. */
  keptOnReset?: true
  /** Whether it belongs to this device and stays out of backup files. */
  ofThisDevice?: true
}

export const themeTypes = [
  'red',
  'orange',
  'blue',
  'pink',
  'brown',
  'indigo',
  'green',
  'purple',
  'yellow',
  'teal',
  'custom',
] as const

const aBoolean: Accept<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

function oneOf<const T>(...allowed: readonly T[]): Accept<T> {
  return (value) => allowed.find((known) => known === value)
}

/** Minus zero, which JSON does not keep, becomes zero. */
function between(low: number, high: number): Accept<number> {
  return (value) => (typeof value === 'number' && value >= low && value <= high ? value + 0 : undefined)
}

const aColour: Accept<string> = (value) => (typeof value === 'string' ? readHex(value) : undefined)

function setting<T, const A extends About>(initial: NoInfer<T>, accept: Accept<T>, about: A) {
  return { initial, accept, ...about }
}

/** A setting that is one of a few values. Their names are the texts `settingValue.<name>-<value>`. */
function choice<const T extends string, const A extends About>(
  initial: NoInfer<T>,
  values: readonly T[],
  about: A,
) {
  return { ...setting(initial, oneOf(...values), about), values }
}

function flag<const A extends About>(initial: boolean, about: A) {
  return setting(initial, aBoolean, about)
}

/**
 * Every setting that is kept, one row each: its value for a new listener, what it accepts, and how it is presented.
 * Store, import and export, reset and the settings screens derive from it. The rows of a group stand in the order in
 * which its screen shows them. Names as in the specification, point 3.
 */
export const settingTable = {
  theme: choice('light', ['light', 'dark'], { group: 'appearance' }),
  themeAuto: flag(true, {
    group: 'appearance',
    hint: true,
  }),
  themeType: setting('red', oneOf(...themeTypes), { group: 'appearance' }),
  /** The colour that the theme `custom` is made of, `#rrggbb` in small letters. */
  customTheme: setting('#2b7a99', aColour, { group: 'appearance' }),

  /** Kept on a reset: whoever cannot read the default language would be lost in it. */
  language: choice('zh-CN', languages, {
    group: 'general',
    hint: true,
    keptOnReset: true,
  }),
  autoSignIn: flag(true, { group: 'general', hint: true }),

  bannerShow: flag(true, { group: 'browsing' }),
  listClickMode: choice('dblclick', ['dblclick', 'click'], {
    group: 'browsing',
    hint: true,
  }),
  listNumber: setting(30, (value) => (Number.isInteger(value) ? between(1, 1000)(value) : undefined), {
    group: 'browsing',
    hint: true,
  }),
  searchHistory: flag(true, {
    group: 'browsing',
    hint: true,
  }),

  songLevel: setting('exhigh', oneOf(...qualities), {
    group: 'playback',
    hint: true,
  }),
  songVolumeFade: flag(true, { group: 'playback' }),
  memoryLastPlaybackPosition: flag(true, { group: 'playback' }),
  useUnmServer: flag(true, { group: 'playback', hint: true }),

  bottomLyricShow: flag(true, { group: 'bar' }),
  bottomClick: flag(false, {
    group: 'bar',
    hint: true,
  }),
  showLyricSetting: flag(false, {
    group: 'bar',
    hint: true,
  }),

  /** Whether keys of a single character do something by themselves (WCAG 2.1.4). */
  singleKeyShortcuts: flag(true, { group: 'access', hint: true }),
  /** Whether a screen reader is told each line as it begins. */
  announceLyrics: flag(false, {
    group: 'access',
    hint: true,
  }),

  /** In vh, 3 to 4. */
  lyricsFontSize: setting(3.6, between(3, 4), { group: 'lyrics' }),
  lyricsPosition: choice('left', ['left', 'center'], {
    group: 'lyrics',
  }),
  lyricsBlock: choice('start', ['start', 'center'], {
    group: 'lyrics',
    hint: true,
  }),
  showYrc: flag(true, { group: 'lyrics', hint: true }),
  showYrcAnimation: flag(true, {
    group: 'lyrics',
    hint: true,
  }),
  showYrcTransform: flag(false, {
    group: 'lyrics',
    hint: true,
  }),
  showTransl: flag(true, { group: 'lyrics' }),
  showRoma: flag(true, {
    group: 'lyrics',
    hint: true,
  }),
  countDownShow: flag(true, {
    group: 'lyrics',
    hint: true,
  }),
  lrcMousePause: flag(false, {
    group: 'lyrics',
    hint: true,
  }),
  lyricsBlur: flag(false, { group: 'lyrics', hint: true }),

  playerStyle: choice('cover', ['cover', 'record'], { group: 'page' }),
  backgroundImageShow: choice('blur', ['blur', 'solid'], {
    group: 'page',
    hint: true,
  }),
  musicFrequency: flag(false, { group: 'page', hint: true }),
  /** Whether the screen stays on while the full player is open and plays. */
  keepScreenOn: flag(true, { group: 'page', hint: true }),
  /** Pinned, or `auto` for what the device proves able to draw. */
  qualityTier: setting('auto', oneOf('auto', ...deviceTiers), {
    group: 'page',
    hint: true,
  }),

  /** Whether one track runs into the next without a gap. */
  gaplessPlayback: flag(true, { group: 'sound', hint: true }),
  loudness: choice('off', loudnessModes, { group: 'sound', hint: true }),
  /**
   * By output device (empty for the system's choice): ms that its sound comes later than the browser reports. A
   * measurement, and therefore kept on a reset.
   */
  outputOffsets: setting<OutputOffsets, About>({}, readOutputOffsets, {
    group: 'sound',
    keptOnReset: true,
    ofThisDevice: true,
  }),

  /** 0..1 in steps of 0.01. */
  playVolume: setting(0.7, between(0, 1), { ofThisDevice: true }),
  playVolumeMute: flag(false, { ofThisDevice: true }),
}
