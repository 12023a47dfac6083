import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../src/domain/settings/read-settings'
import { defaultSettings, type Settings } from '../../../src/domain/settings/settings'
import { readBackup, writeBackup } from '../../../src/domain/settings/backup-file'
import { changesOf, portableSettings } from '../../../src/domain/settings/portable-settings'
import { track } from '../../support/track'

const changed: Settings = {
  ...defaultSettings,
  theme: 'dark',
  lyricsFontSize: 3.2,
  playVolume: 0.2,
  outputOffsets: { headset: 90 },
}

const nothing = { settings: {}, queue: null, history: [], searchHistory: [] }
const whole = {
  settings: { theme: 'dark' },
  queue: { tracks: [track(1), track(2)], index: 1, mode: 'random', position: 12.5 },
  history: [track(3), track(1)],
  searchHistory: ['rain', 'fog'],
} as const

const file = (settings: unknown, rest: object = {}) =>
  JSON.stringify({ app: 'melisma', version: 1, settings, ...rest })

describe('writeBackup', () => {
  it('says whose it is, and leaves out what belongs to the device', () => {
    const written = JSON.parse(writeBackup({ ...nothing, settings: changed })) as { settings: object }
    expect(written).toMatchObject({ app: 'melisma', version: 2, settings: { theme: 'dark' } })
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
        const reading = readBackup(writeBackup({ ...nothing, settings }))
        if (!reading.ok) throw new Error(reading.fault)
        expect(reading.ignored).toBe(0)
        expect(changesOf(settings, reading.backup.settings)).toEqual([])
        expect(Object.keys(reading.backup.settings).sort()).toEqual([...portableSettings].sort())
      }),
      { seed: 6, verbose: true },
    )
  })
})

describe('readBackup', () => {
  it('finds all that was written: settings, queue, what was heard and searched for', () => {
    expect(readBackup(writeBackup(whole))).toEqual({ ok: true, backup: whole, ignored: 0 })
  })

  it.each(['queue', 'history', 'searchHistory'] as const)('finds one part alone: %s', (part) => {
    const backup = { ...nothing, [part]: whole[part] }
    expect(readBackup(writeBackup(backup))).toEqual({ ok: true, backup, ignored: 0 })
  })

  it('holds no session, nor whose queue it was', () => {
    const written = writeBackup({ ...whole, queue: { ...whole.queue, cloud: true, fm: true } })
    expect(Object.keys(JSON.parse(written) as object).sort()).toEqual(
      ['app', 'version', ...Object.keys(whole)].sort(),
    )
    expect(written).not.toMatch(/cookie|MUSIC_U|token|"fm"|"cloud": ?true/i)
  })

  it('leaves out tracks and searches that cannot be read, and counts them', () => {
    const broken = { tracks: [track(1), null, { id: 'x' }], index: 2, mode: 'loud', position: -1 }
    const text = file({}, { version: 2, queue: broken, history: [track(3), 7], searchHistory: ['a', 5, ''] })
    expect(readBackup(text)).toEqual({
      ok: true,
      backup: {
        settings: {},
        queue: { tracks: [track(1)], index: 0, mode: 'normal', position: 0 },
        history: [track(3)],
        searchHistory: ['a'],
      },
      ignored: 5,
    })
  })

  it.each([
    { queue: [] },
    { queue: { tracks: 'all' }, history: {}, searchHistory: 'rain' },
    { queue: { tracks: [] }, history: [null], searchHistory: [[]] },
  ])('finds nothing in parts of other shapes: %j', (parts) => {
    expect(readBackup(file({}, { version: 2, ...parts }))).toEqual({ ok: false, fault: 'notBackup' })
  })

  it.each(['', '{', 'theme: dark', '<html>', '\u0000'])('says that %j is no JSON', (text) => {
    expect(readBackup(text)).toEqual({ ok: false, fault: 'notJson' })
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
  ])('finds nothing in %s', (text) => {
    expect(readBackup(text)).toEqual({ ok: false, fault: 'notBackup' })
  })

  it('refuses a file of a version that it cannot know', () => {
    expect(readBackup(file({ theme: 'dark' }, { version: 3 }))).toEqual({ ok: false, fault: 'newer' })
  })

  it.each([undefined, 1, 2, 'one'])('reads its own file with the version %j', (version) => {
    expect(readBackup(file({ theme: 'dark' }, { version }))).toMatchObject({ ok: true })
  })

  it('takes what it understands, and counts what it does not', () => {
    const reading = readBackup(file({ theme: 'dark', lyricsFontSize: 40, colour: 'red', showRoma: 1 }))
    expect(reading).toEqual({ ok: true, backup: { ...nothing, settings: { theme: 'dark' } }, ignored: 3 })
  })

  it('passes over what belongs to another device and over a session, whoever put them there', () => {
    const reading = readBackup(file({ theme: 'dark', playVolume: 1, cookie: 'secret' }))
    expect(reading).toEqual({ ok: true, backup: { ...nothing, settings: { theme: 'dark' } }, ignored: 1 })
  })

  it('reads the bare settings of the browser, with a byte order mark as well', () => {
    const reading = readBackup(`\uFEFF${JSON.stringify(changed)}`)
    expect(reading).toMatchObject({
      ok: true,
      ignored: 0,
      backup: { settings: { theme: 'dark', lyricsFontSize: 3.2 } },
    })
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
        const reading = readBackup(text)
        if (!reading.ok) return
        const { settings } = reading.backup
        expect(Object.keys(settings).length).toBeGreaterThan(0)
        expect(readSettings({ ...defaultSettings, ...settings })).toEqual({ ...defaultSettings, ...settings })
      }),
      { seed: 61, verbose: true },
    )
  })
})
