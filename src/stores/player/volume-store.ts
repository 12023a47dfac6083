import { autorun, makeAutoObservable } from 'mobx'
import type { AudioEngine } from '../../ports/audio-engine'
import type { SettingsStore } from '../settings/settings-store'

const minVolume = 0.05

/** The volume. It is kept while muted, and also when the slider is pulled down to zero, which mutes. */
export class VolumeStore {
  readonly #settings: SettingsStore
  /** The volume when the drag started; null while there is none. */
  #volumeBeforeDrag: number | null = null
  readonly #stopAutorun: () => void

  constructor({ engine }: { engine: AudioEngine }, { settings }: { settings: SettingsStore }) {
    this.#settings = settings
    makeAutoObservable(this, {}, { name: 'VolumeStore' })
    this.#stopAutorun = autorun(() => engine.setVolume(settings.values.playVolume, this.muted))
  }

  get muted(): boolean {
    return this.#settings.values.playVolumeMute
  }

  /** 0..1; 0 while muted. */
  get level(): number {
    return this.muted ? 0 : this.#settings.values.playVolume
  }

  /** Starts a drag of the slider's thumb. */
  startDrag(): void {
    this.#volumeBeforeDrag = this.#settings.values.playVolume
  }

  endDrag(): void {
    this.#volumeBeforeDrag = null
  }

  /** Sets the level, 0..1. While muted and without a drag it is a step up from the volume before muting. */
  setLevel(level: number): void {
    const settings = this.#settings
    const before = this.#volumeBeforeDrag ?? settings.values.playVolume
    const wanted = this.muted && this.#volumeBeforeDrag === null ? Math.min(1, before + level) : level
    settings.set('playVolume', wanted > 0 ? wanted : Math.max(minVolume, before))
    settings.set('playVolumeMute', wanted === 0)
  }

  toggleMute(): void {
    this.#settings.set('playVolumeMute', !this.muted)
  }

  dispose(): void {
    this.#stopAutorun()
  }
}
