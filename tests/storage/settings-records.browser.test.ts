import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../src/domain/settings/settings'
import { settingsRecords } from '../../src/storage/settings-records'

const key = 'melisma.settings'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(key)
})

describe('settingsRecords', () => {
  it('finds the settings again', () => {
    settingsRecords.writeSettings({ ...defaultSettings, theme: 'dark', playVolume: 0.25 })
    expect(settingsRecords.readSettings()).toEqual({ ...defaultSettings, theme: 'dark', playVolume: 0.25 })
  })

  it.each([['{'], ['null'], ['7'], ['"x"'], ['[1]']])('has the defaults if it finds %s', (text) => {
    localStorage.setItem(key, text)
    expect(settingsRecords.readSettings()).toEqual(defaultSettings)
  })

  it('has the defaults if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(settingsRecords.readSettings()).toEqual(defaultSettings)
    expect(() => settingsRecords.writeSettings(defaultSettings)).not.toThrow()
  })
})
