import { autorun } from 'mobx'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '../../src/domain/settings/settings'
import { OutputStore } from '../../src/stores/output-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { FakeOutputs } from '../support/fake-outputs'
import { FakePlayer } from '../support/fake-player'
import { gate } from '../support/gate'
import { ManualSystem } from '../support/manual-system'
import { undo, undoAll } from '../support/undo'

const headset = { id: 'headset', label: 'Headset' }

function setUp(outputOffsets: Record<string, number> = {}) {
  const outputs = new FakeOutputs()
  outputs.devices = [outputs.current, headset]
  const player = new FakePlayer()
  const records = { readSettings: () => ({ ...defaultSettings, outputOffsets }), writeSettings: () => {} }
  const settings = new SettingsStore(records, new ManualSystem())
  const store = new OutputStore(outputs, player, settings)
  undo.push(() => store.dispose())
  return { outputs, player, settings, store }
}

/** A view looks at the list. */
function look(store: OutputStore): void {
  undo.push(autorun(() => void store.devices))
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

afterEach(undoAll)

describe('OutputStore', () => {
  it('corrects by what was kept for the device in use, in seconds', () => {
    const { player, outputs, store } = setUp({ '': 40, headset: -250 })
    expect(player.outputOffset).toBe(0.04)
    outputs.use(headset)
    expect([store.current, store.offsetMs, player.outputOffset]).toEqual([headset, -250, -0.25])
    outputs.use({ id: 'unknown', label: '' })
    expect(player.outputOffset).toBe(0)
  })

  it('keeps a correction for the device in use alone', () => {
    const { player, outputs, settings, store } = setUp({ headset: 10 })
    store.setOffset(120)
    expect(player.outputOffset).toBe(0.12)
    expect(settings.values.outputOffsets).toEqual({ '': 120, headset: 10 })
    outputs.use(headset)
    store.setOffset(0)
    expect(settings.values.outputOffsets).toEqual({ '': 120 })
    expect(player.outputOffset).toBe(0)
  })

  it.each([
    [5000, 1000],
    [-5000, -1000],
    [Number.NaN, 30],
  ])('keeps corrections within bounds: %s becomes %s', (wanted, kept) => {
    const { store } = setUp({ '': 30 })
    store.setOffset(wanted)
    expect(store.offsetMs).toBe(kept)
  })

  it('does not take what every object has for a device', () => {
    const { outputs, store } = setUp()
    outputs.use({ id: 'constructor', label: '' })
    expect(store.offsetMs).toBe(0)
  })

  it('asks which devices there are once somebody looks, and again when they change', async () => {
    const { outputs, store } = setUp()
    await settle()
    expect(store.devices).toHaveLength(1)
    look(store)
    await settle()
    expect(store.devices).toEqual([{ id: '', label: '' }, headset])
    outputs.devices = [{ id: '', label: '' }]
    outputs.use({ id: '', label: '' })
    await settle()
    expect(store.devices).toHaveLength(1)
  })

  it('shows the newest list when an older one arrives last', async () => {
    const { outputs, store } = setUp()
    const slow = gate()
    const before = [...outputs.devices]
    outputs.list = async () => {
      await slow.promise
      return before
    }
    look(store)
    const { prototype } = FakeOutputs
    outputs.list = () => prototype.list.call(outputs)
    outputs.devices = [headset]
    outputs.use(headset)
    await settle()
    slow.open()
    await settle()
    expect(store.devices).toEqual([headset])
  })

  it('sends the sound where the listener chooses, or picks when asked', async () => {
    const { outputs, store } = setUp()
    await store.choose('headset')
    expect(store.current).toEqual(headset)
    outputs.picks = { id: 'speakers', label: 'Speakers' }
    await store.ask()
    expect(store.current.id).toBe('speakers')
  })

  it('stays where it is when the browser refuses, or the listener calls it off', async () => {
    const { outputs, store } = setUp()
    outputs.refuses = true
    await store.choose('headset')
    await store.ask()
    expect(store.current.id).toBe('')
  })

  it('makes do with the system’s choice where there is no other', () => {
    const player = new FakePlayer()
    const records = { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} }
    const store = new OutputStore(null, player, new SettingsStore(records, new ManualSystem()))
    expect([store.canAsk, store.devices.length]).toEqual([false, 1])
    store.setOffset(80)
    expect(player.outputOffset).toBe(0.08)
  })
})
