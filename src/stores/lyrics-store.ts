import { computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Failure } from '../domain/failure'
import { hasKana } from '../domain/lyrics/line-language'
import { emptyLyrics } from '../domain/lyrics/lyric-data'
import type { LyricData } from '../domain/lyrics/lyric-data'
import { LyricTimeline } from '../domain/lyrics/timeline'
import type { LyricMoment, TimedLine } from '../domain/lyrics/timeline'
import type { Backend } from '../ports/backend'
import type { System } from '../ports/system'
import { Pace } from './pace'
import type { QueueStore } from './queue-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'

/** Seconds by which the song may be off where it would be by itself before observers are told. */
const tolerance = 0.03

type Status = 'loading' | 'ready' | 'failed'

/** What the words follow; observable but for `positionNow`, which is asked. */
interface SongClock {
  /** Seconds, four times a second: moves whenever what is heard has moved. */
  readonly position: number
  readonly sounding: boolean
  /** Seconds of the track heard this instant. */
  positionNow(): number
  /** Whether that goes on this instant. */
  advancingNow(): boolean
}

/**
 * The words of the current track and which of them are sung. Between line changes nothing runs here:
 * one timer waits for the next change, and whatever the clock does sets it anew.
 */
export class LyricsStore {
  data: LyricData = emptyLyrics
  status: Status = 'ready'
  /** Why there are none, while `status` says so. */
  failure: Failure | null = null
  moment: LyricMoment
  private cancelTimer: (() => void) | null = null
  private readonly loading = new Supersede()
  private readonly pace: Pace
  private readonly observers = new Set<() => void>()
  /** What observers know. */
  private told: { position: number; advancing: boolean; moment: LyricMoment; atMs: number } | null = null
  private readonly stopObserving: (() => void)[]

  constructor(
    private readonly clock: SongClock,
    private readonly backend: Backend,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
    private readonly system: System,
  ) {
    this.pace = new Pace(system)
    this.moment = new LyricTimeline(emptyLyrics, { showYrc: false }).at(0)
    type Hidden =
      | 'clock'
      | 'backend'
      | 'queue'
      | 'settings'
      | 'system'
      | 'loading'
      | 'pace'
      | 'observers'
      | 'told'
      | 'stopObserving'
      | 'cancelTimer'
    makeAutoObservable<LyricsStore, Hidden>(
      this,
      {
        data: observableRef,
        failure: observableRef,
        moment: observableRef,
        timeline: computed,
        clock: false,
        backend: false,
        queue: false,
        settings: false,
        system: false,
        loading: false,
        pace: false,
        observers: false,
        told: false,
        stopObserving: false,
        cancelTimer: false,
      },
      { name: 'LyricsStore' },
    )
    this.stopObserving = [
      reaction(
        () => this.queue.current?.id ?? null,
        (trackId) => void this.load(trackId),
        { fireImmediately: true },
      ),
      reaction(
        () => [this.timeline, this.clock.position, this.clock.sounding],
        () => this.follow(),
      ),
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

  /** Whether the song is Japanese by its signs, which tells the language of lines in Han characters. */
  get songHasKana(): boolean {
    return hasKana(this.lines.map(({ text }) => text))
  }

  get hasTranslation(): boolean {
    return this.data.hasLrcTran || this.data.hasYrcTran
  }

  get hasRomanisation(): boolean {
    return this.data.hasLrcRoma || this.data.hasYrcRoma
  }

  /** Whether the backend says that nothing is sung in the track. */
  get pureMusic(): boolean {
    return this.data.pureMusic
  }

  /**
   * Calls back when a line begins or ends, when the song begins or ceases to go on, and when it is not where it would
   * be by itself, as after a seek; looked for four times a second.
   */
  observe(observer: () => void): () => void {
    this.observers.add(observer)
    this.told = null
    return () => this.observers.delete(observer)
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
    this.failure = null
    this.status = trackId === null ? 'ready' : 'loading'
    if (trackId === null) return
    const rest = asked ? null : this.pace.turn(signal)
    if (rest) await rest
    if (signal.aborted) return
    const result = await this.backend.lyrics(trackId, { signal })
    if (signal.aborted) return
    runInAction(() => {
      if (result.ok) this.data = result.value
      else if (result.failure.kind !== 'notFound') this.failure = result.failure
      this.status = this.failure ? 'failed' : 'ready'
    })
  }

  private follow(): void {
    this.cancelTimer?.()
    this.cancelTimer = null
    const position = this.clock.positionNow()
    this.moment = this.timeline.at(position)
    const { nextChange } = this.moment
    if (nextChange !== null && this.clock.sounding) {
      const waitMs = Math.max(0, (nextChange - position) * 1000)
      this.cancelTimer = this.system.after(waitMs, () => this.follow())
    }
    this.tell(position)
  }

  private tell(position: number): void {
    const { told, moment } = this
    const advancing = this.clock.advancingNow()
    const atMs = this.system.now()
    if (told?.moment === moment && told.advancing === advancing) {
      const expected = told.position + (advancing ? (atMs - told.atMs) / 1000 : 0)
      if (Math.abs(position - expected) <= tolerance) return
    }
    this.told = { position, advancing, moment, atMs }
    for (const observer of this.observers) observer()
  }
}
