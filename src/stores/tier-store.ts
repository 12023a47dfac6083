import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { QualityTier } from '../domain/quality/quality-tier'
import { type DeviceFacts, startingTier, type TierReason } from '../domain/quality/starting-tier'
import { afterFrames, afterSongChange, beginAt, type MovingTier } from '../domain/quality/tier-moves'
import type { TextKey } from '../i18n/text-key'
import type { Frames } from '../ports/frames'
import type { Spectrum } from '../ports/spectrum'
import type { System } from '../ports/system'
import { FrameWatch } from './frame-watch'
import type { LyricsStore } from './lyrics-store'
import type { PlayerStore } from './player-store'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import type { ShellStore } from './shell-store'

interface TierPorts {
  spectrum: Pick<Spectrum<never>, 'observe'>
  frames: Frames
  system: Pick<System, 'now' | 'after'>
}

interface TierNeighbours {
  settings: SettingsStore
  queue: QueueStore
  shell: Pick<ShellStore, 'playerOpen'>
  player: Pick<PlayerStore, 'sounding'>
  lyrics: Pick<LyricsStore, 'lines'>
}

const reasonTexts: Record<TierReason, TextKey> = {
  able: 'tier.able',
  weakProcessor: 'tier.weakProcessor',
  fewCores: 'tier.fewCores',
  littleMemory: 'tier.littleMemory',
  saveData: 'tier.saveData',
  reducedMotion: 'tier.reducedMotion',
  slowFrames: 'tier.slowFrames',
  steadyFrames: 'tier.steadyFrames',
}

/**
 * How much is drawn: what the listener pinned, or what the device proves able to draw. It proves it by the spectrum
 * while that is drawn, and by samples of any frames while words move in the full player.
 */
export class TierStore {
  private moving: MovingTier
  private readonly settings: SettingsStore
  private readonly watch: FrameWatch
  private readonly stopFollowing: (() => void)[]

  constructor(
    facts: DeviceFacts,
    { spectrum, frames, system }: TierPorts,
    { settings, queue, shell, player, lyrics }: TierNeighbours,
  ) {
    this.settings = settings
    const { tier, reason } = startingTier(facts)
    this.moving = beginAt(tier, reason)
    makeAutoObservable<TierStore, 'moving' | 'settings' | 'watch' | 'stopFollowing'>(
      this,
      { moving: observableRef, settings: false, watch: false, stopFollowing: false },
      { name: 'TierStore' },
    )
    this.watch = new FrameWatch(
      { frames, system },
      () => !this.pinned && shell.playerOpen && player.sounding && lyrics.lines.length > 0,
      ({ p95Ms, wantedMs }, seconds) => this.measured(p95Ms, wantedMs, seconds),
    )
    this.stopFollowing = [
      () => this.watch.dispose(),
      spectrum.observe({
        frames: (p95Ms, wantedMs) => {
          this.watch.standBack()
          this.measured(p95Ms, wantedMs)
        },
      }),
      reaction(
        () => queue.current?.id,
        () => this.songChanged(),
      ),
    ]
  }

  /** What the listener chose, null for whatever the device can. */
  get pinned(): QualityTier | null {
    const { qualityTier } = this.settings.values
    return qualityTier === 'auto' ? null : qualityTier
  }

  /** What the device can by now, whether or not another one is pinned. */
  get measuredTier(): QualityTier {
    return this.moving.tier
  }

  get tier(): QualityTier {
    return this.pinned ?? this.moving.tier
  }

  /** What speaks for {@link measuredTier}. */
  get reason(): TextKey {
    return reasonTexts[this.moving.reason]
  }

  dispose(): void {
    for (const stop of this.stopFollowing) stop()
  }

  /** What is drawn at a pinned tier says nothing of another one. */
  private measured(p95Ms: number, wantedMs: number, seconds?: number): void {
    if (!this.pinned) this.moving = afterFrames(this.moving, p95Ms, wantedMs, seconds)
  }

  private songChanged(): void {
    this.moving = afterSongChange(this.moving)
  }
}
