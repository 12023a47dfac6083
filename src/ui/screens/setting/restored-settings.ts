import type { Settings } from '../../../domain/settings/settings'

/** What the main screen of settings sets; whoever cannot read the default language would be lost in it, so it stays. */
export const mainSettings = [
  'theme',
  'themeAuto',
  'themeType',
  'customTheme',
  'autoSignIn',
  'bannerShow',
  'listClickMode',
  'listNumber',
  'searchHistory',
  'songLevel',
  'songVolumeFade',
  'memoryLastPlaybackPosition',
  'useUnmServer',
  'bottomLyricShow',
  'bottomClick',
  'showLyricSetting',
  'singleKeyShortcuts',
  'announceLyrics',
] as const satisfies readonly (keyof Settings)[]

/** What the screen of player settings sets; the delay of a device is a measurement and stays. */
export const playerSettings = [
  'lyricsFontSize',
  'lyricsPosition',
  'lyricsBlock',
  'showYrc',
  'showYrcAnimation',
  'showYrcTransform',
  'showTransl',
  'showRoma',
  'countDownShow',
  'lrcMousePause',
  'lyricsBlur',
  'playerStyle',
  'backgroundImageShow',
  'musicFrequency',
  'qualityTier',
  'gaplessPlayback',
] as const satisfies readonly (keyof Settings)[]
