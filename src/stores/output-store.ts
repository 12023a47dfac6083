import { makeAutoObservable, observableRef, onBecomeObserved, reaction, runInAction } from 'mobx'
import { widestOffsetMs } from '../domain/settings/output-offsets'
import type { OutputDevice, Outputs } from '../ports/outputs'
import type { Player } from '../ports/player'
import type { SettingsStore } from './settings-store'

const systemChoice: OutputDevice = { id: '', label: '' }

/** Where the sound comes out, and how much later than the browser reports; the engine is kept told. */
export class OutputStore {
  /** Those known by now; the system's choice alone until they were asked for. */
  devices: readonly OutputDevice[] = [systemChoice]
  current: OutputDevice
  private newest = 0
  private readonly stopFollowing: (() => void)[]

  /** `outputs` is null where the system's choice is the only one there is. */
  constructor(
    private readonly outputs: Outputs | null,
    player: Player,
    private readonly settings: SettingsStore,
  ) {
    this.current = outputs?.current ?? systemChoice
    makeAutoObservable<OutputStore, 'outputs' | 'settings' | 'newest' | 'stopFollowing'>(
      this,
      {
        devices: observableRef,
        current: observableRef,
        outputs: false,
        settings: false,
        newest: false,
        stopFollowing: false,
      },
      { name: 'OutputStore' },
    )
    this.stopFollowing = [
      outputs?.observe(() => this.changed()) ?? (() => {}),
      // asking is left until somebody looks
      onBecomeObserved(this, 'devices', () => void this.refresh()),
      reaction(
        () => this.offsetMs,
        (ms) => player.setOutputOffset(ms / 1000),
        { fireImmediately: true },
      ),
    ]
  }

  /** Whether the browser can ask the listener for a device. */
  get canAsk(): boolean {
    return this.outputs?.canAsk ?? false
  }

  /** Milliseconds that the current device's sound comes later than the browser reports; negative when earlier. */
  get offsetMs(): number {
    const { outputOffsets } = this.settings.values
    return Object.hasOwn(outputOffsets, this.current.id) ? (outputOffsets[this.current.id] ?? 0) : 0
  }

  /** Kept for the current device. */
  setOffset(ms: number): void {
    if (!Number.isFinite(ms)) return
    const { [this.current.id]: _, ...others } = this.settings.values.outputOffsets
    const kept = Math.min(Math.max(ms, -widestOffsetMs), widestOffsetMs)
    this.settings.set('outputOffsets', kept === 0 ? others : { ...others, [this.current.id]: kept })
  }

  /** A device that is refused changes nothing. */
  async choose(id: string): Promise<void> {
    if (await this.outputs?.choose(id)) this.changed()
  }

  /** Lets the browser ask, inside a gesture, and sends the sound to what the listener picked. */
  async ask(): Promise<void> {
    const picked = await this.outputs?.ask()
    if (picked) await this.choose(picked.id)
  }

  dispose(): void {
    this.newest++
    for (const stop of this.stopFollowing) stop()
  }

  private changed(): void {
    if (this.outputs) this.current = this.outputs.current
    void this.refresh()
  }

  /** Of several answers under way the newest counts. */
  private async refresh(): Promise<void> {
    const own = ++this.newest
    const devices = await this.outputs?.list()
    if (own === this.newest && devices) runInAction(() => (this.devices = devices))
  }
}
