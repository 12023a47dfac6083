import { autorun, makeAutoObservable } from 'mobx'
import type { Player } from '../ports/player'
import type { SettingsStore } from './settings-store'

const quietest = 0.05

/** How loud it is. Muting keeps the volume, and so does a slider pulled down to nothing. */
export class VolumeStore {
  /** The volume when the thumb was taken, null while nobody holds it. */
  private held: number | null = null
  private readonly stopFollowing: () => void

  constructor(
    player: Player,
    private readonly settings: SettingsStore,
  ) {
    makeAutoObservable<VolumeStore, 'settings' | 'held' | 'stopFollowing'>(
      this,
      { settings: false, held: false, stopFollowing: false },
      { name: 'VolumeStore' },
    )
    this.stopFollowing = autorun(() => player.setVolume(settings.values.playVolume, this.muted))
  }

  get muted(): boolean {
    return this.settings.values.playVolumeMute
  }

  /** 0..1 as it is heard: 0 while muted. */
  get level(): number {
    return this.muted ? 0 : this.settings.values.playVolume
  }

  /** The listener takes the thumb. */
  hold(): void {
    this.held = this.settings.values.playVolume
  }

  release(): void {
    this.held = null
  }

  /** Sets the level; without a hand on the thumb a step while muted counts from the volume before. */
  set(level: number): void {
    const before = this.held ?? this.settings.values.playVolume
    const wanted = this.muted && this.held === null ? Math.min(1, before + level) : level
    this.settings.set('playVolume', wanted > 0 ? wanted : Math.max(quietest, before))
    this.settings.set('playVolumeMute', wanted === 0)
  }

  toggleMute(): void {
    this.settings.set('playVolumeMute', !this.muted)
  }

  dispose(): void {
    this.stopFollowing()
  }
}
