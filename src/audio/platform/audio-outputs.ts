import type { AudioOutputs as AudioOutputsPort, OutputDevice } from '../../ports/audio-outputs'

const systemChoice: OutputDevice = { id: '', label: '' }
/** Chromium's id of the system's choice, for which the empty id stands everywhere. */
const aliasOfSystemChoice = 'default'

/** Not in the type library. https://developer.mozilla.org/docs/Web/API/MediaDevices/selectAudioOutput */
type Devices = Omit<MediaDevices, 'selectAudioOutput'> & {
  selectAudioOutput?(): Promise<MediaDeviceInfo>
}

/** The known devices. `hidden`: whether the browser hides some of them. */
interface Survey {
  known: readonly OutputDevice[]
  hidden: boolean
}

/**
 * The output devices of `navigator.mediaDevices`, which is absent on insecure origins. If the browser hides them and
 * cannot ask the listener, only the system's choice is listed: the microphone, which would reveal them, is never
 * requested. Keeps nothing beyond the life of the page.
 */
export class AudioOutputs implements AudioOutputsPort {
  current = systemChoice
  private requested: readonly OutputDevice[] = []
  private newest = 0
  /** Choices are applied one after another, so that `current` is the last one that succeeded. */
  private lastChoice: Promise<unknown> = Promise.resolve()
  private readonly observers = new Set<() => void>()
  private readonly closing = new AbortController()

  /** `apply` sends the sound to a device and resolves to whether it succeeded. It has a timeout of its own. */
  constructor(
    private readonly apply: (id: string) => Promise<boolean>,
    private readonly devices: Devices | null = navigator.mediaDevices ?? null,
  ) {
    const { signal } = this.closing
    devices?.addEventListener('devicechange', () => void this.onChange(), { signal })
  }

  get canRequest(): boolean {
    return this.devices?.selectAudioOutput !== undefined
  }

  async list(): Promise<readonly OutputDevice[]> {
    const { known } = await this.listOutputs()
    const more = this.requested.filter(({ id }) => known.every((device) => device.id !== id))
    return [systemChoice, ...known, ...more]
  }

  /** Resolves to whether the sound goes there. Of several pending choices only the newest is applied. */
  choose(id: string): Promise<boolean> {
    const choice = ++this.newest
    const outcome = this.lastChoice.then(() => choice === this.newest && this.move(id))
    this.lastChoice = outcome
    return outcome
  }

  /** Lets the browser ask the listener, and lists the device. The sound goes there once it is chosen. */
  async requestDevice(): Promise<OutputDevice | null> {
    try {
      const answer = await this.devices?.selectAudioOutput?.()
      if (!answer) return null
      const device = { id: answer.deviceId, label: answer.label }
      this.requested = [...this.requested.filter(({ id }) => id !== device.id), device]
      this.notifyObservers()
      return device
    } catch {
      return null
    }
  }

  observe(changed: () => void): () => void {
    const observer = () => changed()
    this.observers.add(observer)
    return () => this.observers.delete(observer)
  }

  /** Notes that the sound has moved to the system's choice by itself. */
  resetToSystemChoice(): void {
    this.current = systemChoice
    this.notifyObservers()
  }

  dispose(): void {
    this.closing.abort()
    this.newest++
    this.observers.clear()
  }

  private async move(id: string): Promise<boolean> {
    const device = (await this.list()).find((known) => known.id === id) ?? { id, label: '' }
    if (!(await this.tryApply(id))) return false
    this.current = device
    this.notifyObservers()
    return true
  }

  private async tryApply(id: string): Promise<boolean> {
    try {
      return await this.apply(id)
    } catch {
      return false
    }
  }

  /** Returns to the system's choice when the chosen device is removed. */
  private async onChange(): Promise<void> {
    const { known, hidden } = await this.listOutputs()
    if (this.closing.signal.aborted) return
    const present = (id: string) => known.some((device) => device.id === id)
    if (!hidden) this.requested = this.requested.filter(({ id }) => present(id))
    const { id } = this.current
    if (hidden || id === '' || present(id) || !(await this.choose(''))) this.notifyObservers()
  }

  private async listOutputs(): Promise<Survey> {
    try {
      const all = (await this.devices?.enumerateDevices()) ?? []
      const outputs = all.filter(({ kind }) => kind === 'audiooutput')
      const named = outputs.filter(({ deviceId, label }) => deviceId !== '' && label !== '')
      const real = named.filter(({ deviceId }) => deviceId !== aliasOfSystemChoice)
      return {
        known: real.map(({ deviceId, label }) => ({ id: deviceId, label })),
        hidden: named.length < outputs.length,
      }
    } catch {
      return { known: [], hidden: true }
    }
  }

  private notifyObservers(): void {
    for (const changed of this.observers) changed()
  }
}
