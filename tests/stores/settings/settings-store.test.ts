import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import type { Settings } from '../../../src/domain/settings/settings'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { ManualSystem } from '../../support/manual-system'

describe('SettingsStore', () => {
  it('sets some settings back to their defaults, keeps the others, and writes that', () => {
    const written: Settings[] = []
    const stored: Settings = { ...defaultSettings, showRoma: false, lyricsFontSize: 3.2, playVolume: 0.2 }
    const records = {
      readSettings: () => ({ ...stored }),
      writeSettings: (values: Settings) => void written.push({ ...values }),
    }
    const settings = new SettingsStore({ settingsRecords: records, system: new ManualSystem() })
    settings.reset(['showRoma', 'lyricsFontSize'])
    expect(settings.values).toEqual({ ...defaultSettings, playVolume: 0.2 })
    settings.flush()
    expect(written).toEqual([{ ...defaultSettings, playVolume: 0.2 }])
  })

  describe('with another tab', () => {
    function twoTabs() {
      let stored = { ...defaultSettings }
      const records = {
        readSettings: () => ({ ...stored }),
        writeSettings: (values: Settings) => (stored = { ...values }),
      }
      const system = new ManualSystem()
      const [here, there] = [
        new SettingsStore({ settingsRecords: records, system }),
        new SettingsStore({ settingsRecords: records, system }),
      ]
      return { here, there, system, stored: () => stored }
    }

    it('adopts what was set there, also for holders of the values object', () => {
      const { here, there } = twoTabs()
      const { values } = here
      there.apply({ theme: 'dark', themeAuto: false, language: 'en', playVolume: 0.2 })
      there.flush()
      here.refresh()
      expect(values).toMatchObject({ theme: 'dark', themeAuto: false, language: 'en', playVolume: 0.2 })
    })

    it('loses nothing if both tabs set something at the same time', () => {
      const { here, there, stored } = twoTabs()
      here.set('playVolume', 0.1)
      there.set('language', 'en')
      there.flush()
      here.refresh()
      expect(here.values).toMatchObject({ playVolume: 0.1, language: 'en' })
      here.flush()
      expect(stored()).toMatchObject({ playVolume: 0.1, language: 'en' })
    })

    it('adopts a newer value once its own is written', () => {
      const { here, there } = twoTabs()
      here.set('playVolume', 0.1)
      here.flush()
      there.set('playVolume', 0.9)
      there.flush()
      here.refresh()
      expect(here.values.playVolume).toBe(0.9)
    })

    it('writes nothing in reply to a change of another tab', () => {
      const { here, there, system, stored } = twoTabs()
      there.set('language', 'en')
      there.flush()
      here.refresh()
      const before = stored()
      system.advance(10_000)
      here.flush()
      expect(stored()).toBe(before)
    })
  })
})
