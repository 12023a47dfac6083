import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/domain/settings/read-settings'
import { defaultSettings, type Settings } from '../../../src/domain/settings/settings'
import {
  changesOf,
  portableSettings,
  readSettingsFile,
  writeSettingsFile,
} from '../../../src/domain/settings/settings-file'

const changed: Settings = {
  ...defaultSettings,
  theme: 'dark',
  lyricsFontSize: 3.2,
  playVolume: 0.2,
  outputOffsets: { headset: 90 },
}

const file = (settings: unknown, rest: object = {}) =>
  JSON.stringify({ app: 'melisma', version: 1, settings, ...rest })

describe('writeSettingsFile', () => {
  it('says whose it is, and leaves out what belongs to the device', () => {
    const written = JSON.parse(writeSettingsFile(changed)) as { settings: object }
    expect(written).toMatchObject({ app: 'melisma', version: 1, settings: { theme: 'dark' } })
    expect(Object.keys(written.settings)).toEqual(portableSettings)
    expect(portableSettings).toHaveLength(Object.keys(defaultSettings).length - 3)
    for (const own of ['playVolume', 'playVolumeMute', 'outputOffsets'])
      expect(written.settings).not.toHaveProperty(own)
  })

  it('is understood again in full, whatever is set', () => {
    const stored = fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings)), fc.anything())
    fc.assert(
      fc.property(stored, (value) => {
        const settings = readSettings(value)
        const reading = readSettingsFile(writeSettingsFile(settings))
        if (!reading.ok) throw new Error(reading.fault)
        expect(reading.ignored).toBe(0)
        expect(changesOf(settings, reading.settings)).toEqual([])
        expect(Object.keys(reading.settings).sort()).toEqual([...portableSettings].sort())
      }),
      { seed: 6, verbose: true },
    )
  })
})

describe('readSettingsFile', () => {
  it.each(['', '{', 'theme: dark', '<html>', '\u0000'])('says that %j is no JSON', (text) => {
    expect(readSettingsFile(text)).toEqual({ ok: false, fault: 'notJson' })
  })

  it.each([
    'null',
    '[]',
    '"dark"',
    '1',
    '{}',
    '{"name":"melisma","dependencies":{}}',
    '{"version":1,"settings":{"theme":"dark"}}',
    '{"app":"another","version":1,"settings":{"theme":"dark"}}',
    '{"app":"melisma","version":1}',
    '{"app":"melisma","version":1,"settings":[]}',
    '{"app":"melisma","version":1,"settings":{"theme":"pink"}}',
    '{"__proto__":{"theme":"dark"}}',
  ])('finds no settings in %s', (text) => {
    expect(readSettingsFile(text)).toEqual({ ok: false, fault: 'notSettings' })
  })

  it('refuses a file of a version that it cannot know', () => {
    expect(readSettingsFile(file({ theme: 'dark' }, { version: 2 }))).toEqual({ ok: false, fault: 'newer' })
  })

  it.each([undefined, 1, 'one'])('reads its own file with the version %j', (version) => {
    expect(readSettingsFile(file({ theme: 'dark' }, { version }))).toMatchObject({ ok: true })
  })

  it('takes what it understands, and counts what it does not', () => {
    const reading = readSettingsFile(file({ theme: 'dark', lyricsFontSize: 40, colour: 'red', showRoma: 1 }))
    expect(reading).toEqual({ ok: true, settings: { theme: 'dark' }, ignored: 3 })
  })

  it('passes over what belongs to another device and over a session, whoever put them there', () => {
    const reading = readSettingsFile(file({ theme: 'dark', playVolume: 1, cookie: 'secret' }))
    expect(reading).toEqual({ ok: true, settings: { theme: 'dark' }, ignored: 1 })
  })

  it('reads the bare settings of the browser, with a byte order mark as well', () => {
    const reading = readSettingsFile(`\uFEFF${JSON.stringify(changed)}`)
    expect(reading).toMatchObject({ ok: true, ignored: 0, settings: { theme: 'dark', lyricsFontSize: 3.2 } })
  })

  it('never throws, and what it finds are always valid settings', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(fc.constantFrom(...Object.keys(defaultSettings), 'app'), fc.jsonValue()).map((value) => {
        return JSON.stringify(value)
      }),
      fc
        .dictionary(fc.constantFrom(...Object.keys(defaultSettings)), fc.jsonValue())
        .map((value) => file(value)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const reading = readSettingsFile(text)
        if (!reading.ok) return
        expect(Object.keys(reading.settings).length).toBeGreaterThan(0)
        expect(readSettings({ ...defaultSettings, ...reading.settings })).toEqual({
          ...defaultSettings,
          ...reading.settings,
        })
      }),
      { seed: 61, verbose: true },
    )
  })
})

describe('changesOf', () => {
  it('names those that are not what they are now', () => {
    expect(changesOf(defaultSettings, { theme: 'dark', showRoma: true, lyricsFontSize: 3.2 })).toEqual([
      'theme',
      'lyricsFontSize',
    ])
  })
})
