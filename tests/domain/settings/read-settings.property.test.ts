import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qualities } from '../../../src/contract/replies/stream'
import { deviceTiers } from '../../../src/domain/device-tier/device-tier'
import { loudnessModes } from '../../../src/domain/loudness/loudness-modes'
import { widestOffsetMs } from '../../../src/domain/settings/output-offsets'
import { readSettings } from '../../../src/domain/settings/read-settings'
import { themeTypes } from '../../../src/domain/settings/setting-table'
import { defaultSettings, type Settings } from '../../../src/domain/settings/settings'

/** Fails with the number in its report, so that a run can be had again. */
const runs = { seed: 20_261_122, numRuns: 300, verbose: true } as const

const flag = fc.boolean()
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0)

const valid: { [K in keyof Settings]: fc.Arbitrary<Settings[K]> } = {
  theme: fc.constantFrom('light', 'dark'),
  themeAuto: flag,
  themeType: fc.constantFrom(...themeTypes),
  customTheme: fc
    .integer({ min: 0, max: 0xffffff })
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`),
  searchHistory: flag,
  bannerShow: flag,
  autoSignIn: flag,
  listClickMode: fc.constantFrom('dblclick', 'click'),
  playerStyle: fc.constantFrom('cover', 'record'),
  bottomLyricShow: flag,
  showYrc: flag,
  showYrcAnimation: flag,
  showYrcTransform: flag,
  showTransl: flag,
  showRoma: flag,
  songLevel: fc.constantFrom(...qualities),
  lyricsPosition: fc.constantFrom('left', 'center'),
  lyricsBlock: fc.constantFrom('start', 'center'),
  lyricsFontSize: between(3, 4),
  lyricsBlur: flag,
  keepScreenOn: flag,
  musicFrequency: flag,
  lrcMousePause: flag,
  useUnmServer: flag,
  backgroundImageShow: fc.constantFrom('blur', 'solid'),
  countDownShow: flag,
  showLyricSetting: flag,
  songVolumeFade: flag,
  listNumber: fc.integer({ min: 1, max: 1000 }),
  memoryLastPlaybackPosition: flag,
  language: fc.constantFrom('zh-CN', 'en'),
  bottomClick: flag,
  playVolume: between(0, 1),
  playVolumeMute: flag,
  announceLyrics: flag,
  singleKeyShortcuts: flag,
  gaplessPlayback: flag,
  loudness: fc.constantFrom(...loudnessModes),
  qualityTier: fc.constantFrom('auto', ...deviceTiers),
  outputOffsets: fc.dictionary(
    fc.string({ maxLength: 8 }).filter((id) => id !== '__proto__'),
    fc.integer({ min: -widestOffsetMs, max: widestOffsetMs }),
    { maxKeys: 20, noNullPrototype: true },
  ),
}

const again = (value: unknown): Settings => readSettings(JSON.parse(JSON.stringify(value)))

describe('readSettings', () => {
  it('finds valid settings in any JSON, and nothing but settings', () => {
    const named = fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings)), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(named, fc.jsonValue()), (value) => {
        const settings = readSettings(value)
        expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
        for (const [key, one] of Object.entries(settings))
          expect([key, typeof one]).toEqual([key, typeof defaultSettings[key as keyof Settings]])
        expect(again(settings)).toEqual(settings)
      }),
      runs,
    )
  })

  it('gives back whatever was validly set', () => {
    fc.assert(
      fc.property(fc.record(valid), (settings) => {
        expect(again(settings)).toEqual(settings)
      }),
      runs,
    )
  })

  it('keeps every valid setting, whatever stands in for one of the others', () => {
    const key = fc.constantFrom(...(Object.keys(defaultSettings) as (keyof Settings)[]))
    fc.assert(
      fc.property(
        fc.record(valid),
        key,
        fc.constantFrom(null, [], {}, 'x', -1, 1e9),
        (settings, broken, garbage) => {
          const { [broken]: _, ...others } = settings
          expect(again({ ...settings, [broken]: garbage })).toMatchObject(others)
        },
      ),
      runs,
    )
  })
})
