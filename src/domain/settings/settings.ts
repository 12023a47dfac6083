import type { Quality } from '../catalogue/stream'
import type { QualityTier } from '../quality/quality-tier'
import type { OutputOffsets } from './output-offsets'

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

export type ThemeType = (typeof themeTypes)[number]
export type Language = 'zh-CN' | 'en'

/** Every persisted setting, named as in the specification, point 3. */
export interface Settings {
  theme: 'light' | 'dark'
  themeAuto: boolean
  themeType: ThemeType
  /** The colour that the theme `custom` is made of, `#rrggbb` in small letters. */
  customTheme: string
  searchHistory: boolean
  bannerShow: boolean
  autoSignIn: boolean
  listClickMode: 'dblclick' | 'click'
  playerStyle: 'cover' | 'record'
  bottomLyricShow: boolean
  showYrc: boolean
  showYrcAnimation: boolean
  showYrcTransform: boolean
  showTransl: boolean
  showRoma: boolean
  songLevel: Quality
  lyricsPosition: 'left' | 'center'
  lyricsBlock: 'start' | 'center'
  /** In vh, 3 to 4. */
  lyricsFontSize: number
  lyricsBlur: boolean
  musicFrequency: boolean
  lrcMousePause: boolean
  useUnmServer: boolean
  backgroundImageShow: 'blur' | 'solid'
  countDownShow: boolean
  showLyricSetting: boolean
  songVolumeFade: boolean
  listNumber: number
  memoryLastPlaybackPosition: boolean
  language: Language
  bottomClick: boolean
  /** 0..1 in steps of 0.01. */
  playVolume: number
  playVolumeMute: boolean
  /** Whether a screen reader is told each line as it begins. */
  announceLyrics: boolean
  /** Whether one track runs into the next without a gap. */
  gaplessPlayback: boolean
  /** Whether keys of a single character do something by themselves (WCAG 2.1.4). */
  singleKeyShortcuts: boolean
  /** Pinned, or `auto` for what the device proves able to draw. */
  qualityTier: QualityTier | 'auto'
  /** By output device (empty for the system's choice): ms that its sound comes later than the browser reports. */
  outputOffsets: OutputOffsets
}

export const defaultSettings: Settings = {
  theme: 'light',
  themeAuto: true,
  themeType: 'red',
  customTheme: '#2b7a99',
  searchHistory: true,
  bannerShow: true,
  autoSignIn: true,
  listClickMode: 'dblclick',
  playerStyle: 'cover',
  bottomLyricShow: true,
  showYrc: true,
  showYrcAnimation: true,
  showYrcTransform: false,
  showTransl: true,
  showRoma: true,
  songLevel: 'exhigh',
  lyricsPosition: 'left',
  lyricsBlock: 'start',
  lyricsFontSize: 3.6,
  lyricsBlur: false,
  musicFrequency: false,
  lrcMousePause: false,
  useUnmServer: true,
  backgroundImageShow: 'blur',
  countDownShow: true,
  showLyricSetting: false,
  songVolumeFade: true,
  listNumber: 30,
  memoryLastPlaybackPosition: true,
  language: 'zh-CN',
  bottomClick: false,
  playVolume: 0.7,
  playVolumeMute: false,
  announceLyrics: false,
  gaplessPlayback: true,
  singleKeyShortcuts: true,
  qualityTier: 'auto',
  outputOffsets: {},
}
