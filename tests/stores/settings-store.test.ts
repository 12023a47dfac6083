import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../src/domain/settings/settings'
import type { Settings } from '../../src/domain/settings/settings'
import { SettingsStore } from '../../src/stores/settings-store'
import { ManualSystem } from '../support/manual-system'

describe('SettingsStore', () => {
  it('sets some settings back to their defaults, keeps the others, and writes that', () => {
    const written: Settings[] = []
    const stored: Settings = { ...defaultSettings, showRoma: false, lyricsFontSize: 3.2, playVolume: 0.2 }
    const records = {
      readSettings: () => ({ ...stored }),
      writeSettings: (values: Settings) => void written.push({ ...values }),
    }
    const settings = new SettingsStore(records, new ManualSystem())
    settings.reset(['showRoma', 'lyricsFontSize'])
    expect(settings.values).toEqual({ ...defaultSettings, playVolume: 0.2 })
    settings.flush()
    expect(written).toEqual([{ ...defaultSettings, playVolume: 0.2 }])
  })
})
