import { describe, expect, it } from 'vitest'
import { AudioOutputs } from '../../../src/audio/platform/audio-outputs'
import { createDeferred } from '../../support/deferred'
import { settle } from '../../support/settle'

const device = (deviceId: string, label = deviceId, kind: MediaDeviceKind = 'audiooutput') =>
  ({ deviceId, label, kind, groupId: '' }) as MediaDeviceInfo

/** Devices that a test connects and disconnects. */
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

const system = { id: '', label: '' }

describe('AudioOutputs', () => {
  it('lists only the system’s choice when the browser has no devices', async () => {
    const outputs = new AudioOutputs(() => Promise.resolve(true), null)
    expect(await outputs.list()).toEqual([system])
    expect(outputs.current).toEqual(system)
    expect(outputs.canRequest).toBe(false)
    expect(await outputs.requestDevice()).toBeNull()
  })

  it('lists the named output devices, with the system’s choice first and once', async () => {
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

  it('lists only the system’s choice when the browser fails to list devices', async () => {
    const { outputs } = scene(undefined, { enumerateDevices: () => Promise.reject(new Error('no')) })
    expect(await outputs.list()).toEqual([system])
  })

  it('moves the sound to the chosen device and notifies observers', async () => {
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

  it('applies only the newest of several choices', async () => {
    const slow = createDeferred<boolean>()
    const { outputs, applied } = scene((id) => (id === 'a' ? slow.promise : Promise.resolve(true)))
    const first = outputs.choose('a')
    await settle()
    const others = [outputs.choose('b'), outputs.choose('c')]
    slow.resolve(true)
    expect(await Promise.all([first, ...others])).toEqual([true, false, true])
    expect(applied).toEqual(['a', 'c'])
    expect(outputs.current.id).toBe('c')
  })

  it('returns to the system’s choice when the chosen device is removed', async () => {
    const { outputs, plugs, applied, told } = scene()
    plugs.plugged = [device('usb'), device('hdmi')]
    await outputs.choose('usb')
    plugs.plug(device('usb'))
    await settle()
    expect(outputs.current.id).toBe('usb')
    expect(told()).toBe(2)
    plugs.plug(device('hdmi'))
    await settle()
    expect(outputs.current).toEqual(system)
    expect(applied).toEqual(['usb', ''])
    expect(told()).toBe(3)
  })

  it('keeps a chosen device that the browser only hides', async () => {
    const { outputs, plugs, applied } = scene()
    await outputs.choose('usb')
    plugs.plug(device('', ''))
    await settle()
    expect(outputs.current.id).toBe('usb')
    expect(applied).toEqual(['usb'])
  })

  it('lets the browser ask, and lists the device that the listener picked', async () => {
    const { outputs, told, applied } = scene(undefined, {
      selectAudioOutput: () => Promise.resolve(device('usb', 'Headphones')),
    })
    expect(outputs.canRequest).toBe(true)
    expect(await outputs.requestDevice()).toEqual({ id: 'usb', label: 'Headphones' })
    expect(await outputs.list()).toEqual([system, { id: 'usb', label: 'Headphones' }])
    expect(told()).toBe(1)
    expect(applied).toEqual([])
  })

  it('returns nothing when the listener cancels the request', async () => {
    const { outputs } = scene(undefined, { selectAudioOutput: () => Promise.reject(new Error('called off')) })
    expect(await outputs.requestDevice()).toBeNull()
    expect(await outputs.list()).toEqual([system])
  })

  it('notifies nobody after it is disposed', async () => {
    const { outputs, plugs, told, applied } = scene()
    plugs.plugged = [device('usb')]
    await outputs.choose('usb')
    outputs.dispose()
    plugs.plug()
    await settle()
    expect(told()).toBe(1)
    expect(applied).toEqual(['usb'])
  })
})
