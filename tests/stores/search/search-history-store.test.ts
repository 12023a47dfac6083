import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { SearchHistoryStore } from '../../../src/stores/search/search-history-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { ManualSystem } from '../../support/manual-system'
import { MemorySearchHistory } from '../../support/memory-search-history'

function setUp(kept: string[] = []) {
  const records = new MemorySearchHistory(kept)
  const settingsRecords = { readSettings: () => ({ ...defaultSettings }), writeSettings() {} }
  const settings = new SettingsStore({ settingsRecords, system: new ManualSystem() })
  return {
    records,
    settings,
    history: new SearchHistoryStore({ searchHistoryRecords: records }, { settings }),
  }
}

describe('SearchHistoryStore', () => {
  it('shows earlier searches and adds new ones', () => {
    const { records, history } = setUp(['rain'])
    history.add('night')
    expect(history.terms).toEqual(['night', 'rain'])
    expect(records.history).toEqual(['night', 'rain'])
  })

  it('shows and stores nothing while the setting is off', () => {
    const { records, settings, history } = setUp(['rain'])
    settings.set('searchHistory', false)
    history.add('night')
    expect(history.terms).toEqual([])
    settings.set('searchHistory', true)
    expect(history.terms).toEqual(['rain'])
    expect(records.history).toEqual(['rain'])
  })

  it('keeps the searches of another tab', () => {
    const { records, history } = setUp(['rain'])
    records.history = ['from another tab', 'rain']
    history.add('night')
    expect(history.terms).toEqual(['night', 'from another tab', 'rain'])
  })

  it('deletes all of it', () => {
    const { records, history } = setUp(['rain', 'night'])
    history.clear()
    expect([history.terms, records.history]).toEqual([[], []])
  })
})
