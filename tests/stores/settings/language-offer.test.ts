import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import type { Language } from '../../../src/domain/settings/settings'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { offerLanguage } from '../../../src/stores/settings/language-offer'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { ManualSystem } from '../../support/manual-system'

/** Returns what is offered to a listener with these preferred languages, in each of two visits. */
function offersTo(languages: string[], language: Language = 'zh-CN', chosen?: Language) {
  const system = new ManualSystem()
  const settingsRecords = { readSettings: () => ({ ...defaultSettings, language }), writeSettings: () => {} }
  const settings = new SettingsStore({ settingsRecords, system })
  let stored: string | null = null
  const offerRecord = { read: () => stored, write: (text: string) => void (stored = text) }
  return [1, 2].map(() => {
    const notices = new NoticesStore({ system })
    offerLanguage({ system, languages, offerRecord }, { settings, notices })
    expect(notices.notices).toEqual([])
    if (chosen) settings.set('language', chosen)
    system.advance(4_000)
    return notices.notices.map(({ action }) => action)
  })
}

describe('offerLanguage', () => {
  it('offers English once to those whose browser prefers it', () => {
    expect(offersTo(['en-GB', 'zh'])).toEqual([['english'], []])
    expect(offersTo(['en'])).toEqual([['english'], []])
  })

  it('offers nothing to others, nor where the product speaks English already', () => {
    expect(offersTo(['zh-TW', 'en'])).toEqual([[], []])
    expect(offersTo(['enm'])).toEqual([[], []])
    expect(offersTo(['fr', 'en'])).toEqual([[], []])
    expect(offersTo([])).toEqual([[], []])
    expect(offersTo(['en-US'], 'en')).toEqual([[], []])
  })

  it('offers nothing to those who have just chosen a language', () => {
    expect(offersTo(['en'], 'en', 'zh-CN')).toEqual([[], []])
    expect(offersTo(['en'], 'zh-CN', 'en')).toEqual([[], []])
  })
})
