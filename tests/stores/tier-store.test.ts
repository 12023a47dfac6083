import { observable, runInAction } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import type { TimedLine } from '../../src/domain/lyrics/timeline'
import type { DeviceFacts } from '../../src/domain/quality/starting-tier'
import { TierStore } from '../../src/stores/tier-store'
import { FakeFrames } from '../support/fake-frames'
import { FakeSpectrum } from '../support/fake-spectrum'
import { undo, undoAll } from '../support/undo'
import { setUp as setUpPlayer, tracks } from './player-fixture'

const able: DeviceFacts = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }

const line: TimedLine = { start: 0, end: 5, text: 'la' }

afterEach(undoAll)

function setUp(facts: Partial<DeviceFacts> = {}) {
  const { settings, queue, system } = setUpPlayer()
  const spectrum = new FakeSpectrum()
  const frames = new FakeFrames()
  const shell = observable({ playerOpen: false })
  const player = observable({ sounding: true })
  const lyrics = observable({ lines: [line] }, {}, { deep: false })
  const neighbours = { settings, queue, shell, player, lyrics }
  const store = new TierStore({ ...able, ...facts }, { spectrum, frames, system }, neighbours)
  undo.push(() => store.dispose())
  const drawSlowly = () => spectrum.measure(60, 16.7)
  /** Opens the full player, and lets it settle. */
  const open = () => {
    runInAction(() => (shell.playerOpen = true))
    system.pass(1_000)
  }
  return { settings, queue, system, spectrum, frames, shell, player, lyrics, store, drawSlowly, open }
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

  it('comes down when frames are slow while words move in the full player', async () => {
    const { store, frames, open } = setUp()
    open()
    await frames.tell(50)
    expect([store.tier, store.reason]).toEqual(['mid', 'tier.slowFrames'])
  })

  it('rises by samples that were clean for a minute', async () => {
    const { store, system, frames, open } = setUp({ cores: 2 })
    open()
    for (let samples = 1; samples <= 4; samples++) {
      expect(store.tier).toBe('mid')
      system.pass(3_000)
      await frames.tell(17)
      system.pass(17_000)
    }
    expect([store.tier, store.reason]).toEqual(['high', 'tier.steadyFrames'])
  })

  it.each<[string, (set: ReturnType<typeof setUp>) => void]>([
    ['the full player is closed', ({ shell }) => (shell.playerOpen = false)],
    ['nothing is heard', ({ player }) => (player.sounding = false)],
    ['there are no words', ({ lyrics }) => (lyrics.lines = [])],
    ['a tier is pinned', ({ settings }) => settings.set('qualityTier', 'mid')],
  ])('gives up measuring when %s', (_name, change) => {
    const set = setUp()
    set.open()
    expect(set.frames.measuring).toBe(true)
    runInAction(() => change(set))
    set.system.pass(60_000)
    expect([set.frames.measuring, set.frames.begun]).toEqual([false, 1])
  })

  it('leaves measuring to the spectrum while that is drawn', () => {
    const { system, frames, spectrum, open } = setUp()
    open()
    spectrum.measure(17, 16.7)
    system.pass(19_999)
    expect([frames.measuring, frames.begun]).toEqual([false, 1])
    system.pass(1)
    expect(frames.measuring).toBe(true)
  })

  it('hears nothing more once it is disposed of', () => {
    const { store, system, frames, drawSlowly, open } = setUp()
    store.dispose()
    drawSlowly()
    open()
    system.pass(60_000)
    expect([store.tier, frames.begun]).toEqual(['high', 0])
  })
})
