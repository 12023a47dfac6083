import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { VolumeStore } from '../../../src/stores/player/volume-store'
import { FakeAudioEngine } from '../../support/fake-audio-engine'
import { ManualSystem } from '../../support/manual-system'

function setUp() {
  const player = new FakeAudioEngine()
  const records = { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} }
  const settings = new SettingsStore({ settingsRecords: records, system: new ManualSystem() })
  const store = new VolumeStore({ engine: player }, { settings })
  return { player, settings, store }
}

describe('VolumeStore', () => {
  it('starts at 0.7', () => {
    const { player, store } = setUp()
    expect(player.volume).toEqual({ volume: 0.7, muted: false })
    expect(store.level).toBe(0.7)
  })

  it('mutes and comes back to the volume before', () => {
    const { player, store } = setUp()
    store.toggleMute()
    expect(player.volume).toEqual({ volume: 0.7, muted: true })
    expect(store.level).toBe(0)
    store.toggleMute()
    expect(player.volume).toEqual({ volume: 0.7, muted: false })
  })

  it('mutes when the thumb is pulled down to 0', () => {
    const { player, store } = setUp()
    store.startDrag()
    for (const level of [0.5, 0.2, 0.01, 0]) store.setLevel(level)
    store.endDrag()
    expect(store.muted).toBe(true)
    store.toggleMute()
    expect(player.volume).toEqual({ volume: 0.7, muted: false })
  })

  it('unmutes when the thumb is moved, to where it is put', () => {
    const { store } = setUp()
    store.toggleMute()
    store.startDrag()
    store.setLevel(0.3)
    expect(store.level).toBe(0.3)
  })

  it('steps from the volume before muting when a key is pressed while muted', () => {
    const { store } = setUp()
    store.toggleMute()
    store.setLevel(0.01)
    expect(store.level).toBeCloseTo(0.71)
  })

  it('follows the setting until it is disposed', () => {
    const { player, settings, store } = setUp()
    settings.apply({ playVolume: 0.2, playVolumeMute: true })
    expect(player.volume).toEqual({ volume: 0.2, muted: true })
    store.dispose()
    settings.set('playVolume', 0.9)
    expect(player.volume).toEqual({ volume: 0.2, muted: true })
  })
})
