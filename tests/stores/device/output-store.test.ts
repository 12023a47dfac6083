import { autorun } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { OutputStore } from '../../../src/stores/device/output-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { FakeOutputs } from '../../support/fake-outputs'
import { FakeAudioEngine } from '../../support/fake-audio-engine'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'
import { cleanups, runCleanups } from '../../support/cleanups'
import { settle } from '../../support/settle'

const headset = { id: 'headset', label: 'Headset' }

function setUp(outputOffsets: Record<string, number> = {}) {
  const outputs = new FakeOutputs()
  outputs.devices = [outputs.current, headset]
  const player = new FakeAudioEngine()
  const records = { readSettings: () => ({ ...defaultSettings, outputOffsets }), writeSettings: () => {} }
  const settings = new SettingsStore({ settingsRecords: records, system: new ManualSystem() })
  const store = new OutputStore({ outputs, engine: player }, { settings })
  cleanups.push(() => store.dispose())
  return { outputs, player, settings, store }
}

/** Observes the list, as a view does. */
function look(store: OutputStore): void {
  cleanups.push(autorun(() => void store.devices))
}

afterEach(runCleanups)

describe('OutputStore', () => {
  it('passes the saved offset of the current device to the engine, in seconds', () => {
    const { player, outputs, store } = setUp({ '': 40, headset: -250 })
    expect(player.outputOffset).toBe(0.04)
    outputs.switchTo(headset)
    expect([store.current, store.offsetMs, player.outputOffset]).toEqual([headset, -250, -0.25])
    outputs.switchTo({ id: 'unknown', label: '' })
    expect(player.outputOffset).toBe(0)
  })

  it('saves an offset for the current device only', () => {
    const { player, outputs, settings, store } = setUp({ headset: 10 })
    store.setOffset(120)
    expect(player.outputOffset).toBe(0.12)
    expect(settings.values.outputOffsets).toEqual({ '': 120, headset: 10 })
    outputs.switchTo(headset)
    store.setOffset(0)
    expect(settings.values.outputOffsets).toEqual({ '': 120 })
    expect(player.outputOffset).toBe(0)
  })

  it.each([
    [5000, 1000],
    [-5000, -1000],
    [Number.NaN, 30],
  ])('limits offsets: %s becomes %s', (wanted, kept) => {
    const { store } = setUp({ '': 30 })
    store.setOffset(wanted)
    expect(store.offsetMs).toBe(kept)
  })

  it('does not read inherited properties as devices', () => {
    const { outputs, store } = setUp()
    outputs.switchTo({ id: 'constructor', label: '' })
    expect(store.offsetMs).toBe(0)
  })

  it('lists devices once they are observed, and again when they change', async () => {
    const { outputs, store } = setUp()
    await settle()
    expect(store.devices).toHaveLength(1)
    look(store)
    await settle()
    expect(store.devices).toEqual([{ id: '', label: '' }, headset])
    outputs.devices = [{ id: '', label: '' }]
    outputs.switchTo({ id: '', label: '' })
    await settle()
    expect(store.devices).toHaveLength(1)
  })

  it('shows the newest list when an older one arrives last', async () => {
    const { outputs, store } = setUp()
    const slow = createDeferred()
    const before = [...outputs.devices]
    outputs.list = async () => {
      await slow.promise
      return before
    }
    look(store)
    const { prototype } = FakeOutputs
    outputs.list = () => prototype.list.call(outputs)
    outputs.devices = [headset]
    outputs.switchTo(headset)
    await settle()
    slow.resolve()
    await settle()
    expect(store.devices).toEqual([headset])
  })

  it('sends the sound to the device that the listener chooses or picks', async () => {
    const { outputs, store } = setUp()
    await store.choose('headset')
    expect(store.current).toEqual(headset)
    outputs.nextPick = { id: 'speakers', label: 'Speakers' }
    await store.ask()
    expect(store.current.id).toBe('speakers')
  })

  it('keeps the device when the browser refuses or the listener cancels', async () => {
    const { outputs, store } = setUp()
    outputs.refuses = true
    await store.choose('headset')
    await store.ask()
    expect(store.current.id).toBe('')
  })

  it('offers only the system’s choice without other devices', () => {
    const player = new FakeAudioEngine()
    const records = { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} }
    const store = new OutputStore(
      { outputs: null, engine: player },
      { settings: new SettingsStore({ settingsRecords: records, system: new ManualSystem() }) },
    )
    expect([store.canAsk, store.devices.length]).toEqual([false, 1])
    store.setOffset(80)
    expect(player.outputOffset).toBe(0.08)
  })
})
