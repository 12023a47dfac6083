import { observable, runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import type { TimedLine } from '../../../src/domain/lyrics/timeline'
import type { DeviceFacts } from '../../../src/domain/device-tier/starting-tier'
import { TierStore } from '../../../src/stores/device/tier-store'
import { FakeFrames } from '../../support/fake-frames'
import { FakeSpectrum } from '../../support/fake-spectrum'
import { cleanups, runCleanups } from '../../support/cleanups'
import { setUp as setUpPlayer, tracks } from '../../support/stores/player-fixture'

const able: DeviceFacts = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }

const line: TimedLine = { start: 0, end: 5, text: 'la' }

afterEach(runCleanups)

function setUp(facts: Partial<DeviceFacts> = {}) {
  const { settings, queue, system } = setUpPlayer()
  const spectrum = new FakeSpectrum()
  const frames = new FakeFrames()
  const shell = observable({ playerOpen: false })
  const player = observable({ playing: true })
  const lyrics = observable({ lines: [line] }, {}, { deep: false })
  const deps = { facts: { ...able, ...facts }, spectrum, frames, system }
  const store = new TierStore(deps, { settings, queue, shell, player, lyrics })
  cleanups.push(() => store.dispose())
  const drawSlowly = () => spectrum.reportFrames(60, 16.7)
  /** Opens the full player, and waits until it has settled. */
  const open = () => {
    runInAction(() => (shell.playerOpen = true))
    system.advance(1_000)
  }
  return { settings, queue, system, spectrum, frames, shell, player, lyrics, store, drawSlowly, open }
}

describe('TierStore', () => {
  it('starts at the tier that the device suggests, and says why', () => {
    const { store } = setUp({ cores: 2 })
    expect([store.tier, store.reasonText, store.pinned]).toEqual(['mid', 'tier.fewCores', null])
  })

  it('falls when frames are slow', () => {
    const { store, drawSlowly } = setUp()
    drawSlowly()
    expect([store.tier, store.reasonText]).toEqual(['mid', 'tier.slowFrames'])
  })

  it('stays at the pinned tier, whatever is measured', () => {
    const { store, settings, drawSlowly } = setUp()
    settings.set('qualityTier', 'high')
    drawSlowly()
    expect([store.tier, store.pinned, store.measuredTier]).toEqual(['high', 'high', 'high'])
    settings.set('qualityTier', 'low')
    expect([store.tier, store.measuredTier]).toEqual(['low', 'high'])
    settings.set('qualityTier', 'auto')
    expect(store.tier).toBe('high')
  })

  it('changes at most twice until the song changes', () => {
    const { store, queue, spectrum, drawSlowly } = setUp()
    queue.replaceWith(tracks, 0)
    drawSlowly()
    drawSlowly()
    for (let seconds = 0; seconds < 120; seconds += 3) spectrum.reportFrames(33, 33.3)
    expect(store.tier).toBe('low')
    queue.step(1)
    spectrum.reportFrames(33, 33.3)
    expect(store.tier).toBe('mid')
  })

  it('falls when frames are slow while lyrics move in the full player', async () => {
    const { store, frames, open } = setUp()
    open()
    await frames.report(50)
    expect([store.tier, store.reasonText]).toEqual(['mid', 'tier.slowFrames'])
  })

  it('rises after samples that were clean for a minute', async () => {
    const { store, system, frames, open } = setUp({ cores: 2 })
    open()
    for (let samples = 1; samples <= 4; samples++) {
      expect(store.tier).toBe('mid')
      system.advance(3_000)
      await frames.report(17)
      system.advance(17_000)
    }
    expect([store.tier, store.reasonText]).toEqual(['high', 'tier.steadyFrames'])
  })

  it.each<[string, (set: ReturnType<typeof setUp>) => void]>([
    ['the full player is closed', ({ shell }) => (shell.playerOpen = false)],
    ['nothing is heard', ({ player }) => (player.playing = false)],
    ['there are no words', ({ lyrics }) => (lyrics.lines = [])],
    ['a tier is pinned', ({ settings }) => settings.set('qualityTier', 'mid')],
  ])('stops measuring when %s', (_name, change) => {
    const set = setUp()
    set.open()
    expect(set.frames.measuring).toBe(true)
    runInAction(() => change(set))
    set.system.advance(60_000)
    expect([set.frames.measuring, set.frames.startedCount]).toEqual([false, 1])
  })

  it('leaves measuring to the spectrum while it is drawn', () => {
    const { system, frames, spectrum, open } = setUp()
    open()
    spectrum.reportFrames(17, 16.7)
    system.advance(19_999)
    expect([frames.measuring, frames.startedCount]).toEqual([false, 1])
    system.advance(1)
    expect(frames.measuring).toBe(true)
  })

  it('ignores measurements after it is disposed', () => {
    const { store, system, frames, drawSlowly, open } = setUp()
    store.dispose()
    drawSlowly()
    open()
    system.advance(60_000)
    expect([store.tier, frames.startedCount]).toEqual(['high', 0])
  })
})
