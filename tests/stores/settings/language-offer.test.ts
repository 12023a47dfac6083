import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import type { Language } from '../../../src/domain/settings/settings'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { ShellStore } from '../../../src/stores/shell/shell-store'
import { offerLanguage } from '../../../src/stores/settings/language-offer'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { ManualSystem } from '../../support/manual-system'

/** A listener with these preferred languages, whose visits begin one after another. */
function listener(languages: string[], language: Language = 'zh-CN') {
  const system = new ManualSystem()
  const shell = new ShellStore()
  const settingsRecords = { readSettings: () => ({ ...defaultSettings, language }), writeSettings: () => {} }
  const settings = new SettingsStore({ settingsRecords, system })
  let stored: string | null = null
  const offerRecord = { read: () => stored, write: (text: string) => void (stored = text) }
  const visit = () => {
    const notices = new NoticesStore({ system })
    offerLanguage({ system, languages, offerRecord }, { settings, notices, shell })
    return { offered: () => notices.notices.map(({ action }) => action) }
  }
  return { system, shell, settings, visit }
}

/** Returns what is offered in each of two visits. */
function offersTo(languages: string[], language?: Language, chosen?: Language) {
  const { system, settings, visit } = listener(languages, language)
  return [1, 2].map(() => {
    const { offered } = visit()
    expect(offered()).toEqual([])
    if (chosen) settings.set('language', chosen)
    system.advance(4_000)
    return offered()
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

  it('waits until neither the full player nor the queue is open', () => {
    const { system, shell, visit } = listener(['en'])
    const { offered } = visit()
    shell.openPlayer()
    shell.toggleQueue()
    system.advance(60_000)
    shell.closePlayer()
    expect(offered()).toEqual([])
    shell.closeQueue()
    expect(offered()).toEqual(['english'])
  })
})
