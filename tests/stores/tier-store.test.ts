import { describe, expect, it } from 'vitest'
import type { DeviceFacts } from '../../src/domain/quality/starting-tier'
import { TierStore } from '../../src/stores/tier-store'
import { FakeSpectrum } from '../support/fake-spectrum'
import { setUp as setUpPlayer, tracks } from './player-fixture'

const able: DeviceFacts = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }

function setUp(facts: Partial<DeviceFacts> = {}) {
  const { settings, queue } = setUpPlayer()
  const spectrum = new FakeSpectrum()
  const store = new TierStore({ ...able, ...facts }, spectrum, settings, queue)
  const drawSlowly = () => spectrum.measure(60, 16.7)
  return { settings, queue, spectrum, store, drawSlowly }
}

describe('TierStore', () => {
  it('begins where the device suggests, and says why', () => {
    const { store } = setUp({ cores: 2 })
    expect([store.tier, store.reason, store.pinned]).toEqual(['mid', 'tier.fewCores', null])
  })

  it('comes down when frames are slow', () => {
    const { store, drawSlowly } = setUp()
    drawSlowly()
    expect([store.tier, store.reason]).toEqual(['mid', 'tier.slowFrames'])
  })

  it('stays where the listener pinned it, whatever is measured', () => {
    const { store, settings, drawSlowly } = setUp()
    settings.set('qualityTier', 'high')
    drawSlowly()
    expect([store.tier, store.pinned, store.measuredTier]).toEqual(['high', 'high', 'high'])
    settings.set('qualityTier', 'low')
    expect([store.tier, store.measuredTier]).toEqual(['low', 'high'])
    settings.set('qualityTier', 'auto')
    expect(store.tier).toBe('high')
  })

  it('moves twice at most until the song changes', () => {
    const { store, queue, spectrum, drawSlowly } = setUp()
    queue.replaceWith(tracks, 0)
    drawSlowly()
    drawSlowly()
    for (let seconds = 0; seconds < 120; seconds += 3) spectrum.measure(33, 33.3)
    expect(store.tier).toBe('low')
    queue.step(1)
    spectrum.measure(33, 33.3)
    expect(store.tier).toBe('mid')
  })

  it('hears nothing more once it is disposed of', () => {
    const { store, drawSlowly } = setUp()
    store.dispose()
    drawSlowly()
    expect(store.tier).toBe('high')
  })
})
