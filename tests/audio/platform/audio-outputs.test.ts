import { describe, expect, it } from 'vitest'
import { AudioOutputs } from '../../../src/audio/platform/audio-outputs'
import { gate } from '../../support/gate'

const device = (deviceId: string, label = deviceId, kind: MediaDeviceKind = 'audiooutput') =>
  ({ deviceId, label, kind, groupId: '' }) as MediaDeviceInfo

/** Devices that come and go as a test says. */
class Plugs extends EventTarget {
  plugged: MediaDeviceInfo[] = []

  enumerateDevices(): Promise<MediaDeviceInfo[]> {
    return Promise.resolve(this.plugged)
  }

  plug(...devices: MediaDeviceInfo[]): void {
    this.plugged = devices
    this.dispatchEvent(new Event('devicechange'))
  }
}

function scene(apply: (id: string) => Promise<boolean> = () => Promise.resolve(true), more: object = {}) {
  const plugs = Object.assign(new Plugs(), more)
  const applied: string[] = []
  let told = 0
  const outputs = new AudioOutputs(
    (id) => {
      applied.push(id)
      return apply(id)
    },
    plugs as unknown as MediaDevices,
  )
  outputs.observe(() => told++)
  return { plugs, applied, outputs, told: () => told }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const system = { id: '', label: '' }

describe('AudioOutputs', () => {
  it('knows only the system’s choice where the browser has no devices', async () => {
    const outputs = new AudioOutputs(() => Promise.resolve(true), null)
    expect(await outputs.list()).toEqual([system])
    expect(outputs.current).toEqual(system)
    expect(outputs.canAsk).toBe(false)
    expect(await outputs.ask()).toBeNull()
  })

  it('lists what can be heard on and is told by name, the system’s choice first and once', async () => {
    const { outputs, plugs } = scene()
    plugs.plugged = [
      device('mic', 'Microphone', 'audioinput'),
      device('default', 'Default'),
      device('usb', 'Headphones'),
      device('', ''),
      device('nameless', ''),
    ]
    expect(await outputs.list()).toEqual([system, { id: 'usb', label: 'Headphones' }])
  })

  it('knows only the system’s choice when the browser fails to tell', async () => {
    const { outputs } = scene(undefined, { enumerateDevices: () => Promise.reject(new Error('no')) })
    expect(await outputs.list()).toEqual([system])
  })

  it('moves the sound to the device that is chosen and says so', async () => {
    const { outputs, plugs, applied, told } = scene()
    plugs.plugged = [device('usb', 'Headphones')]
    expect(await outputs.choose('usb')).toBe(true)
    expect(outputs.current).toEqual({ id: 'usb', label: 'Headphones' })
    expect(applied).toEqual(['usb'])
    expect(told()).toBe(1)
  })

  it.each([
    ['refuses', () => Promise.resolve(false)],
    ['throws', () => Promise.reject(new Error('gone'))],
  ])('changes nothing when the browser %s', async (_how, apply) => {
    const { outputs, told } = scene(apply)
    expect(await outputs.choose('usb')).toBe(false)
    expect(outputs.current).toEqual(system)
    expect(told()).toBe(0)
  })

  it('carries out only the newest of several choices', async () => {
    const slow = gate<boolean>()
    const { outputs, applied } = scene((id) => (id === 'a' ? slow.promise : Promise.resolve(true)))
    const first = outputs.choose('a')
    await settled()
    const others = [outputs.choose('b'), outputs.choose('c')]
    slow.open(true)
    expect(await Promise.all([first, ...others])).toEqual([true, false, true])
    expect(applied).toEqual(['a', 'c'])
    expect(outputs.current.id).toBe('c')
  })

  it('leaves the sound to the system when the chosen device goes away', async () => {
    const { outputs, plugs, applied, told } = scene()
    plugs.plugged = [device('usb'), device('hdmi')]
    await outputs.choose('usb')
    plugs.plug(device('usb'))
    await settled()
    expect(outputs.current.id).toBe('usb')
    expect(told()).toBe(2)
    plugs.plug(device('hdmi'))
    await settled()
    expect(outputs.current).toEqual(system)
    expect(applied).toEqual(['usb', ''])
    expect(told()).toBe(3)
  })

  it('keeps a device that the browser only hides', async () => {
    const { outputs, plugs, applied } = scene()
    await outputs.choose('usb')
    plugs.plug(device('', ''))
    await settled()
    expect(outputs.current.id).toBe('usb')
    expect(applied).toEqual(['usb'])
  })

  it('lets the browser ask, and lists what the listener named', async () => {
    const { outputs, told, applied } = scene(undefined, {
      selectAudioOutput: () => Promise.resolve(device('usb', 'Headphones')),
    })
    expect(outputs.canAsk).toBe(true)
    expect(await outputs.ask()).toEqual({ id: 'usb', label: 'Headphones' })
    expect(await outputs.list()).toEqual([system, { id: 'usb', label: 'Headphones' }])
    expect(told()).toBe(1)
    expect(applied).toEqual([])
  })

  it('brings nothing when the listener calls it off', async () => {
    const { outputs } = scene(undefined, { selectAudioOutput: () => Promise.reject(new Error('called off')) })
    expect(await outputs.ask()).toBeNull()
    expect(await outputs.list()).toEqual([system])
  })

  it('is quiet once it is disposed of', async () => {
    const { outputs, plugs, told, applied } = scene()
    plugs.plugged = [device('usb')]
    await outputs.choose('usb')
    outputs.dispose()
    plugs.plug()
    await settled()
    expect(told()).toBe(1)
    expect(applied).toEqual(['usb'])
  })
})
