import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { IObservableValue } from 'mobx'
import type { DeviceTier } from '../../domain/device-tier/device-tier'
import { type DeviceFacts, startingTier, type TierReason } from '../../domain/device-tier/starting-tier'
import {
  afterFrameSample,
  afterSongChange,
  adaptiveTierFrom,
  type AdaptiveTier,
} from '../../domain/device-tier/adaptive-tier'
import type { TextKey } from '../../i18n/text-key'
import type { Frames } from '../../ports/frames'
import type { Spectrum } from '../../ports/spectrum'
import type { System } from '../../ports/system'
import { FrameSampler } from './frame-sampler'
import type { LyricsStore } from '../lyrics/lyrics-store'
import type { PlayerStore } from '../player/player-store'
import type { QueueStore } from '../queue/queue-store'
import type { SettingsStore } from '../settings/settings-store'
import type { ShellStore } from '../shell/shell-store'

interface TierDeps {
  facts: DeviceFacts
  spectrum: Pick<Spectrum<never>, 'observe'>
  frames: Frames
  system: Pick<System, 'now' | 'after'>
}

interface TierStores {
  settings: SettingsStore
  queue: QueueStore
  shell: Pick<ShellStore, 'playerOpen'>
  player: Pick<PlayerStore, 'playing'>
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
 * How much is drawn: the tier that the listener pinned, or the one that the device proves able to draw. The spectrum
 * measures it while it is drawn; else frames are sampled while lyrics move in the full player.
 */
export class TierStore {
  readonly #settings: SettingsStore
  readonly #adaptive: IObservableValue<AdaptiveTier>
  readonly #disposers: readonly (() => void)[]

  constructor(
    { facts, spectrum, frames, system }: TierDeps,
    { settings, queue, shell, player, lyrics }: TierStores,
  ) {
    this.#settings = settings
    const { tier, reason } = startingTier(facts)
    this.#adaptive = observable.box(adaptiveTierFrom(tier, reason), { deep: false })
    makeAutoObservable(this, {}, { name: 'TierStore' })
    const sampler = new FrameSampler(
      { frames, system },
      () => !this.pinned && shell.playerOpen && player.playing && lyrics.lines.length > 0,
      ({ p95Ms, wantedMs }, seconds) => this.#recordFrames(p95Ms, wantedMs, seconds),
    )
    this.#disposers = [
      () => sampler.dispose(),
      spectrum.observe({
        frameTimes: (p95Ms, wantedMs) => {
          sampler.postpone()
          this.#recordFrames(p95Ms, wantedMs)
        },
      }),
      reaction(
        () => queue.current?.id,
        () => this.#move(afterSongChange),
      ),
    ]
  }

  /** The tier that the listener chose; null to follow the measurements. */
  get pinned(): DeviceTier | null {
    const { qualityTier } = this.#settings.values
    return qualityTier === 'auto' ? null : qualityTier
  }

  /** The tier that the device has proved able to draw, whether or not another one is pinned. */
  get measuredTier(): DeviceTier {
    return this.#adaptive.get().tier
  }

  get tier(): DeviceTier {
    return this.pinned ?? this.#adaptive.get().tier
  }

  /** The reason for {@link measuredTier}. */
  get reasonText(): TextKey {
    return reasonTexts[this.#adaptive.get().reason]
  }

  dispose(): void {
    for (const dispose of this.#disposers) dispose()
  }

  /** Ignores frames drawn at a pinned tier: they say nothing about another one. */
  #recordFrames(p95Ms: number, wantedMs: number, seconds?: number): void {
    if (!this.pinned) this.#move((tier) => afterFrameSample(tier, p95Ms, wantedMs, seconds))
  }

  #move(rule: (tier: AdaptiveTier) => AdaptiveTier): void {
    runInAction(() => this.#adaptive.set(rule(this.#adaptive.get())))
  }
}
