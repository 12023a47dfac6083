import { makeAutoObservable, observableRef, onBecomeObserved, reaction, runInAction } from 'mobx'
import { widestOffsetMs } from '../../domain/settings/output-offsets'
import type { AudioEngine } from '../../ports/audio-engine'
import type { AudioOutputs, OutputDevice } from '../../ports/audio-outputs'
import type { SettingsStore } from '../settings/settings-store'

const systemChoice: OutputDevice = { id: '', label: '' }

interface OutputDeps {
  /** Null where only the system chooses the device. */
  outputs: AudioOutputs | null
  engine: AudioEngine
}

/** The output device, and its delay in addition to the latency that the browser reports. */
export class OutputStore {
  /** The known devices; only the system's choice until somebody reads this property. */
  devices: readonly OutputDevice[] = [systemChoice]
  current: OutputDevice
  readonly #outputs: AudioOutputs | null
  readonly #settings: SettingsStore
  #newestRefresh = 0
  readonly #disposers: readonly (() => void)[]

  constructor({ outputs, engine }: OutputDeps, { settings }: { settings: SettingsStore }) {
    this.#outputs = outputs
    this.#settings = settings
    this.current = outputs?.current ?? systemChoice
    makeAutoObservable(this, { devices: observableRef, current: observableRef }, { name: 'OutputStore' })
    this.#disposers = [
      outputs?.observe(() => this.#onChange()) ?? (() => {}),
      onBecomeObserved(this, 'devices', () => void this.#refresh()),
      reaction(
        () => this.offsetMs,
        (ms) => engine.setOutputOffset(ms / 1000),
        { fireImmediately: true },
      ),
    ]
  }

  /** Whether the browser can ask the listener for a device. */
  get canAsk(): boolean {
    return this.#outputs?.canRequest ?? false
  }

  /** Milliseconds that the current device is later than the browser reports; negative when it is earlier. */
  get offsetMs(): number {
    const { outputOffsets } = this.#settings.values
    return Object.hasOwn(outputOffsets, this.current.id) ? (outputOffsets[this.current.id] ?? 0) : 0
  }

  /** Saves the offset of the current device, limited to what can be set. Ignores what is not a number. */
  setOffset(ms: number): void {
    if (!Number.isFinite(ms)) return
    const { [this.current.id]: _, ...others } = this.#settings.values.outputOffsets
    const offset = Math.min(Math.max(ms, -widestOffsetMs), widestOffsetMs)
    this.#settings.set('outputOffsets', offset === 0 ? others : { ...others, [this.current.id]: offset })
  }

  /** Sends the sound to a device. If the browser refuses it, nothing changes. */
  async choose(id: string): Promise<void> {
    if (await this.#outputs?.choose(id)) this.#onChange()
  }

  /** Lets the browser ask the listener for a device and sends the sound there. Call it inside a gesture. */
  async ask(): Promise<void> {
    const picked = await this.#outputs?.requestDevice()
    if (picked) await this.choose(picked.id)
  }

  dispose(): void {
    this.#newestRefresh++
    for (const dispose of this.#disposers) dispose()
  }

  #onChange(): void {
    const outputs = this.#outputs
    if (outputs) runInAction(() => (this.current = outputs.current))
    void this.#refresh()
  }

  /** Lists the devices again; only the newest of several calls counts. */
  async #refresh(): Promise<void> {
    const refresh = ++this.#newestRefresh
    const devices = await this.#outputs?.list()
    if (refresh === this.#newestRefresh && devices) runInAction(() => (this.devices = devices))
  }
}
