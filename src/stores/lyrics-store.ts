import { computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { emptyLyrics } from '../domain/lyrics/lyric-data'
import type { LyricData } from '../domain/lyrics/lyric-data'
import { LyricTimeline } from '../domain/lyrics/timeline'
import type { LyricMoment, TimedLine } from '../domain/lyrics/timeline'
import type { Backend } from '../ports/backend'
import type { Player } from '../ports/player'
import type { System } from '../ports/system'
import { Pace } from './pace'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'

type Status = 'loading' | 'ready' | 'failed'

/**
 * The words of the current track and which of them are sung. Between line changes nothing runs here:
 * one timer waits for the next change, and every event of the engine sets it anew from the clock.
 */
export class LyricsStore {
  data: LyricData = emptyLyrics
  status: Status = 'ready'
  moment: LyricMoment
  private cancelTimer: (() => void) | null = null
  private readonly loading = new Supersede()
  private readonly pace: Pace
  private readonly stopObserving: (() => void)[]

  constructor(
    private readonly player: Player,
    private readonly backend: Backend,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
    private readonly system: System,
  ) {
    this.pace = new Pace(system)
    this.moment = new LyricTimeline(emptyLyrics, { showYrc: false }).at(0)
    type Hidden =
      | 'player'
      | 'backend'
      | 'queue'
      | 'settings'
      | 'system'
      | 'loading'
      | 'pace'
      | 'stopObserving'
      | 'cancelTimer'
    makeAutoObservable<LyricsStore, Hidden>(
      this,
      {
        data: observableRef,
        moment: observableRef,
        timeline: computed,
        player: false,
        backend: false,
        queue: false,
        settings: false,
        system: false,
        loading: false,
        pace: false,
        stopObserving: false,
        cancelTimer: false,
      },
      { name: 'LyricsStore' },
    )
    const follow = () => this.follow()
    this.stopObserving = [
      player.observe({ changed: follow, tick: follow }),
      reaction(
        () => this.queue.current?.id ?? null,
        (trackId) => void this.load(trackId),
        { fireImmediately: true },
      ),
      reaction(() => this.timeline, follow),
    ]
  }

  get timeline(): LyricTimeline {
    return new LyricTimeline(this.data, { showYrc: this.settings.values.showYrc })
  }

  get lines(): readonly TimedLine[] {
    return this.timeline.lines
  }

  /** The line to look at; null in the intro and without words. */
  get currentLine(): TimedLine | null {
    return this.lines[this.moment.index] ?? null
  }

  get hasTranslation(): boolean {
    return this.data.hasLrcTran || this.data.hasYrcTran
  }

  retry(): void {
    void this.load(this.queue.current?.id ?? null, true)
  }

  dispose(): void {
    this.cancelTimer?.()
    this.loading.stop()
    for (const stop of this.stopObserving) stop()
  }

  private async load(trackId: number | null, asked = false): Promise<void> {
    const signal = this.loading.begin()
    this.data = emptyLyrics
    this.status = trackId === null ? 'ready' : 'loading'
    if (trackId === null) return
    const rest = asked ? null : this.pace.turn(signal)
    if (rest) await rest
    if (signal.aborted) return
    const result = await this.backend.lyrics(trackId, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.status = result.ok || result.failure.kind === 'notFound' ? 'ready' : 'failed'
      if (result.ok) this.data = result.value
    })
  }

  private follow(): void {
    this.cancelTimer?.()
    this.cancelTimer = null
    const position = this.player.position()
    this.moment = this.timeline.at(position)
    const { nextChange } = this.moment
    if (nextChange === null || this.player.state.phase !== 'playing') return
    this.cancelTimer = this.system.after(Math.max(0, (nextChange - position) * 1000), () => this.follow())
  }
}
