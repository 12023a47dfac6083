import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../src/domain/settings/settings'
import { SettingsStore } from '../../src/stores/settings-store'
import { VolumeStore } from '../../src/stores/volume-store'
import { FakePlayer } from '../support/fake-player'
import { ManualSystem } from '../support/manual-system'

function setUp() {
  const player = new FakePlayer()
  const records = { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} }
  const settings = new SettingsStore(records, new ManualSystem())
  const store = new VolumeStore(player, settings)
  return { player, settings, store }
}

describe('VolumeStore', () => {
  it('begins at seven tenths', () => {
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

  it('takes a thumb pulled down to nothing for muting', () => {
    const { player, store } = setUp()
    store.hold()
    for (const level of [0.5, 0.2, 0.01, 0]) store.set(level)
    store.release()
    expect(store.muted).toBe(true)
    store.toggleMute()
    expect(player.volume).toEqual({ volume: 0.7, muted: false })
  })

  it('unmutes when the thumb is moved, to where it is put', () => {
    const { store } = setUp()
    store.toggleMute()
    store.hold()
    store.set(0.3)
    expect(store.level).toBe(0.3)
  })

  it('steps on from the volume before when a key is pressed while muted', () => {
    const { store } = setUp()
    store.toggleMute()
    store.set(0.01)
    expect(store.level).toBeCloseTo(0.71)
  })

  it('is as loud as it was set elsewhere, until it is done with', () => {
    const { player, settings, store } = setUp()
    settings.apply({ playVolume: 0.2, playVolumeMute: true })
    expect(player.volume).toEqual({ volume: 0.2, muted: true })
    store.dispose()
    settings.set('playVolume', 0.9)
    expect(player.volume).toEqual({ volume: 0.2, muted: true })
  })
})
