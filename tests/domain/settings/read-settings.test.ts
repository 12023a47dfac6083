import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/domain/settings/read-settings'
import { defaultSettings, type Settings } from '../../../src/domain/settings/settings'

const others: Settings = {
  theme: 'dark',
  themeAuto: false,
  themeType: 'teal',
  customTheme: '#0a84ff',
  searchHistory: false,
  bannerShow: false,
  autoSignIn: false,
  listClickMode: 'click',
  playerStyle: 'record',
  bottomLyricShow: false,
  showYrc: false,
  showYrcAnimation: false,
  showYrcTransform: true,
  showTransl: false,
  showRoma: false,
  songLevel: 'hires',
  lyricsPosition: 'center',
  lyricsBlock: 'center',
  lyricsFontSize: 4,
  lyricsBlur: true,
  keepScreenOn: false,
  musicFrequency: true,
  lrcMousePause: true,
  useUnmServer: false,
  backgroundImageShow: 'solid',
  countDownShow: false,
  showLyricSetting: true,
  songVolumeFade: false,
  listNumber: 50,
  memoryLastPlaybackPosition: false,
  language: 'en',
  bottomClick: true,
  playVolume: 0.33,
  playVolumeMute: true,
  singleKeyShortcuts: false,
  announceLyrics: true,
  gaplessPlayback: false,
  loudness: 'album',
  qualityTier: 'low',
  outputOffsets: { '': -40, headset: 180 },
}

describe('readSettings', () => {
  it('gives back every setting that was stored', () => {
    expect(readSettings(JSON.parse(JSON.stringify(others)))).toEqual(others)
    expect(
      Object.entries(others).filter(([key, value]) => defaultSettings[key as keyof Settings] === value),
    ).toEqual([])
  })

  it.each([null, undefined, 0, 'dark', [], ['dark'], true])('gives the defaults for %j', (value) => {
    expect(readSettings(value)).toEqual(defaultSettings)
  })

  it.each<[keyof Settings, unknown]>([
    ['theme', 'blue'],
    ['themeAuto', 'false'],
    ['themeType', 'constructor'],
    ['customTheme', 'tomato'],
    ['customTheme', '#12345'],
    ['customTheme', 0x2b7a99],
    ['customTheme', null],
    ['songLevel', 'best'],
    ['lyricsFontSize', 12],
    ['lyricsFontSize', Number.NaN],
    ['lyricsFontSize', '3.2'],
    ['listNumber', 0],
    ['listNumber', 30.5],
    ['listNumber', Infinity],
    ['language', 'zh'],
    ['playVolume', 1.01],
    ['playVolume', -0.01],
    ['playVolume', null],
  ])('has the default for %s when %j was stored, and keeps the rest', (key, value) => {
    expect(readSettings({ ...others, [key]: value })).toEqual({ ...others, [key]: defaultSettings[key] })
  })

  it.each([0, 1])('keeps a volume of %s', (playVolume) => {
    expect(readSettings({ playVolume }).playVolume).toBe(playVolume)
  })

  it('never takes inherited fields for settings nor lets them in', () => {
    const settings = readSettings(JSON.parse('{"__proto__": {"theme": "dark"}, "extra": 1}'))
    expect(settings).toEqual(defaultSettings)
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
  })

  it('hands out a copy of the defaults', () => {
    readSettings(null).theme = 'dark'
    expect(readSettings(null).theme).toBe('light')
  })

  it('is content with its own answer, whatever was stored', () => {
    const stored = fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings)), fc.anything())
    fc.assert(
      fc.property(fc.oneof(stored, fc.anything()), (value) => {
        const settings = readSettings(value)
        expect(readSettings(settings)).toEqual(settings)
        expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
      }),
    )
  })
})
