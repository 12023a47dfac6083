import { describe, expect, it } from 'vitest'
import { DeviceDataStore } from '../../../src/stores/device/device-data-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { FakeDeviceData } from '../../support/fake-device-data'
import { ManualSystem } from '../../support/manual-system'

function build(data = new FakeDeviceData()) {
  const system = new ManualSystem()
  const notices = new NoticesStore({ system })
  const reloads: number[] = []
  const store = new DeviceDataStore(
    { deviceData: data, system, reload: () => reloads.push(system.now()) },
    { notices },
  )
  const told = () => notices.notices.map(({ tone, text }) => [tone, text])
  return { store, data, system, reloads, told }
}

describe('DeviceDataStore', () => {
  it('says how much is stored, or that it is not known', async () => {
    const { store, data } = build()
    expect(store.usedBytes).toBeNull()
    await store.loadUsage()
    expect(store.usedBytes).toBe(1_234_567)
    data.bytes = null
    await store.loadUsage()
    expect(store.usedBytes).toBeNull()
  })

  it('keeps the newest answer if an older one arrives last', async () => {
    const answers: ((bytes: number) => void)[] = []
    const data = new FakeDeviceData()
    data.usage = () => new Promise((resolve) => void answers.push(resolve))
    const { store } = build(data)
    const older = store.loadUsage()
    const newer = store.loadUsage()
    answers[1]?.(2)
    await newer
    answers[0]?.(1)
    await older
    expect(store.usedBytes).toBe(2)
  })

  it('clears everything once, says so, and reloads after a second', async () => {
    const { store, data, system, reloads, told } = build()
    const first = store.clear()
    const second = store.clear()
    expect(store.clearing).toBe(true)
    await Promise.all([first, second])
    expect(data.clearCalls).toBe(1)
    expect(told()).toEqual([['success', 'settingOther.cleared']])
    system.advance(999)
    expect(reloads).toEqual([])
    system.advance(1)
    expect(reloads).toEqual([1_000])
  })

  it.each([
    ['database', 'settingOther.databaseKept'],
    ['storage', 'settingOther.storageKept'],
  ] as const)('says that the %s could not be cleared, and goes on', async (place, text) => {
    const { store, data, system, reloads, told } = build()
    data.clearing = place
    await store.clear()
    expect(told()).toEqual([['error', text]])
    expect(store.clearing).toBe(false)
    system.advance(10_000)
    expect(reloads).toEqual([])
    data.clearing = 'cleared'
    await store.clear()
    expect(told()).toContainEqual(['success', 'settingOther.cleared'])
  })
})
