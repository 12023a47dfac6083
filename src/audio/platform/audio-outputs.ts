import type { OutputDevice, Outputs } from '../../ports/outputs'

const systemChoice: OutputDevice = { id: '', label: '' }
/** Chromium's name for what the empty id means everywhere. */
const aliasOfSystemChoice = 'default'

/** Not yet in every browser, so not in every type library. */
type Devices = Omit<MediaDevices, 'selectAudioOutput'> & {
  selectAudioOutput?(): Promise<MediaDeviceInfo>
}

/** What is known of the devices now; `hidden` when the browser keeps some of them to itself. */
interface Survey {
  known: readonly OutputDevice[]
  hidden: boolean
}

/**
 * The output devices by `navigator.mediaDevices`, absent on insecure pages. Where the browser hides them and cannot
 * ask, only the system's choice is told: the microphone is never asked for to uncover them. Remembers nothing
 * beyond its life.
 */
export class AudioOutputs implements Outputs {
  current = systemChoice
  private asked: readonly OutputDevice[] = []
  private newest = 0
  /** Applied one after another, so that `current` is what the last success made it. */
  private turn: Promise<unknown> = Promise.resolve()
  private readonly observers = new Set<() => void>()
  private readonly closing = new AbortController()

  /** `apply` sends the sound to that device and tells whether it went; it has a time limit of its own. */
  constructor(
    private readonly apply: (id: string) => Promise<boolean>,
    private readonly devices: Devices | null = navigator.mediaDevices ?? null,
  ) {
    const { signal } = this.closing
    devices?.addEventListener('devicechange', () => void this.onChange(), { signal })
  }

  get canAsk(): boolean {
    return this.devices?.selectAudioOutput !== undefined
  }

  async list(): Promise<readonly OutputDevice[]> {
    const { known } = await this.survey()
    const more = this.asked.filter(({ id }) => known.every((device) => device.id !== id))
    return [systemChoice, ...known, ...more]
  }

  /** Only the newest of several choices under way is carried out; the others answer false. */
  choose(id: string): Promise<boolean> {
    const own = ++this.newest
    const outcome = this.turn.then(() => own === this.newest && this.move(id))
    this.turn = outcome
    return outcome
  }

  /** Makes the device known; the sound stays where it is until it is chosen. */
  async ask(): Promise<OutputDevice | null> {
    try {
      const answer = await this.devices?.selectAudioOutput?.()
      if (!answer) return null
      const device = { id: answer.deviceId, label: answer.label }
      this.asked = [...this.asked.filter(({ id }) => id !== device.id), device]
      this.tell()
      return device
    } catch {
      return null
    }
  }

  observe(changed: () => void): () => void {
    const own = () => changed()
    this.observers.add(own)
    return () => this.observers.delete(own)
  }

  /** The sound went to the system's choice by itself. */
  fallBack(): void {
    this.current = systemChoice
    this.tell()
  }

  dispose(): void {
    this.closing.abort()
    this.newest++
    this.observers.clear()
  }

  private async move(id: string): Promise<boolean> {
    const device = (await this.list()).find((known) => known.id === id) ?? { id, label: '' }
    if (!(await this.applied(id))) return false
    this.current = device
    this.tell()
    return true
  }

  private async applied(id: string): Promise<boolean> {
    try {
      return await this.apply(id)
    } catch {
      return false
    }
  }

  /** A device that was chosen and went away leaves the sound to the system. */
  private async onChange(): Promise<void> {
    const { known, hidden } = await this.survey()
    if (this.closing.signal.aborted) return
    const present = (id: string) => known.some((device) => device.id === id)
    if (!hidden) this.asked = this.asked.filter(({ id }) => present(id))
    const { id } = this.current
    if (hidden || id === '' || present(id) || !(await this.choose(''))) this.tell()
  }

  private async survey(): Promise<Survey> {
    try {
      const all = (await this.devices?.enumerateDevices()) ?? []
      const outputs = all.filter(({ kind }) => kind === 'audiooutput')
      const told = outputs.filter(({ deviceId, label }) => deviceId !== '' && label !== '')
      const real = told.filter(({ deviceId }) => deviceId !== aliasOfSystemChoice)
      return {
        known: real.map(({ deviceId, label }) => ({ id: deviceId, label })),
        hidden: told.length < outputs.length,
      }
    } catch {
      return { known: [], hidden: true }
    }
  }

  private tell(): void {
    for (const changed of this.observers) changed()
  }
}
