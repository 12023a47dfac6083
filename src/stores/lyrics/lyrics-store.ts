import { computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { isConnectionFailure } from '../../domain/playback/failure-policy'
import { hasKana } from '../../domain/lyrics/line-language'
import { emptyLyrics } from '../../domain/lyrics/lyric-data'
import type { LyricData } from '../../domain/lyrics/lyric-data'
import { LyricTimeline } from '../../domain/lyrics/timeline'
import type { LyricMoment, TimedLine } from '../../domain/lyrics/timeline'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { Debounce } from '../lib/debounce'
import { LatestOnly } from '../lib/latest-only'
import type { QueueStore } from '../queue/queue-store'
import type { SettingsStore } from '../settings/settings-store'

/** Seconds that the song may be away from its expected position before observers are called. */
const toleranceSeconds = 0.03

type Status = 'loading' | 'ready' | 'failed'

/** What the lyrics follow. The properties are observable; the methods are to be asked. */
interface SongClock {
  /** Seconds, updated four times a second; changes whenever the audible position has changed. */
  readonly position: number
  readonly playing: boolean
  /** Returns the audible second of the track. */
  positionNow(): number
  /** Whether that second advances at this moment. */
  isAdvancing(): boolean
}

interface LyricsDeps {
  backend: Backend
  system: System
}

interface LyricsStores {
  /** What is kept on this device. */
  kept: { lyricsOf(trackId: number): Promise<LyricData | null> }
  player: SongClock
  queue: QueueStore
  settings: SettingsStore
}

/** What the observers were called with last. */
interface Observed {
  position: number
  advancing: boolean
  moment: LyricMoment
  atMs: number
}

/**
 * The lyrics of the current track and which lines are sung now. Nothing runs between line changes: one timer waits
 * for the next change, and is set again whenever the player's clock changes.
 */
export class LyricsStore {
  data: LyricData = emptyLyrics
  status: Status = 'ready'
  /** Why there are no lyrics, while `status` is `failed`. */
  failure: Failure | null = null
  moment: LyricMoment
  readonly #deps: LyricsDeps
  readonly #stores: LyricsStores
  #cancelTimer: (() => void) | null = null
  #stopWaiting = () => {}
  readonly #loads = new LatestOnly()
  readonly #debounce: Debounce
  readonly #observers = new Set<() => void>()
  #lead: (() => number) | null = null
  #observed: Observed | null = null
  readonly #stopReactions: readonly (() => void)[]

  constructor(deps: LyricsDeps, stores: LyricsStores) {
    this.#deps = deps
    this.#stores = stores
    this.#debounce = new Debounce(deps.system)
    this.moment = new LyricTimeline(emptyLyrics, { showYrc: false }).at(0)
    makeAutoObservable(
      this,
      { data: observableRef, failure: observableRef, moment: observableRef, timeline: computed },
      { name: 'LyricsStore' },
    )
    const { player, queue } = stores
    this.#stopReactions = [
      reaction(
        () => queue.current?.id ?? null,
        (trackId) => void this.#load(trackId),
        { fireImmediately: true },
      ),
      reaction(
        () => [this.timeline, player.position, player.playing],
        () => this.#update(),
      ),
    ]
  }

  get timeline(): LyricTimeline {
    return new LyricTimeline(this.data, { showYrc: this.#stores.settings.values.showYrc })
  }

  get lines(): readonly TimedLine[] {
    return this.timeline.lines
  }

  /** The line to look at; null during the intro and without lyrics. */
  get currentLine(): TimedLine | null {
    return this.lines[this.moment.index] ?? null
  }

  /** Whether any line has kana: then lines in Han characters are Japanese too. */
  get songHasKana(): boolean {
    return hasKana(this.lines.map(({ text }) => text))
  }

  get hasTranslation(): boolean {
    return this.data.hasLrcTran || this.data.hasYrcTran
  }

  get hasRomanisation(): boolean {
    return this.data.hasLrcRoma || this.data.hasYrcRoma
  }

  /** Whether the backend says that the track is instrumental. */
  get instrumental(): boolean {
    return this.data.instrumental
  }

  /**
   * Calls `observer` when a line starts or ends, when the song starts or stops advancing, and when it is not at its
   * expected position, as after a seek (checked four times a second). Returns a function that unsubscribes.
   */
  observe(observer: () => void): () => void {
    this.#observers.add(observer)
    this.#observed = null
    return () => this.#observers.delete(observer)
  }

  /**
   * Sets how to find out by how many seconds the lyrics on the screen are ahead of the audible sound. Returns a function
   * that removes it.
   */
  setLead(lead: () => number): () => void {
    this.#lead = lead
    return () => {
      if (this.#lead === lead) this.#lead = null
    }
  }

  /**
   * Returns by how many seconds the lyrics on the screen are ahead of the audible sound now, negative when behind; null
   * while none move.
   */
  leadNow(): number | null {
    return this.#lead && this.#stores.player.isAdvancing() ? this.#lead() : null
  }

  /** Loads the lyrics again. */
  retry(): void {
    void this.#load(this.#stores.queue.current?.id ?? null, true)
  }

  dispose(): void {
    this.#cancelTimer?.()
    this.#stopWaiting()
    this.#loads.abort()
    for (const stop of this.#stopReactions) stop()
  }

  /** Loads at once when the listener asks for it; else only the last one of several tracks in a row. */
  async #load(trackId: number | null, requested = false): Promise<void> {
    const signal = this.#loads.start()
    this.#stopWaiting()
    this.data = emptyLyrics
    this.failure = null
    this.status = trackId === null ? 'ready' : 'loading'
    if (trackId === null) return
    const settled = requested ? null : this.#debounce.settle(signal)
    if (settled) await settled
    if (signal.aborted) return
    const result = await this.#find(trackId, signal)
    if (signal.aborted) return
    runInAction(() => {
      if (result.ok) this.data = result.value
      else if (result.failure.kind !== 'notFound') this.failure = result.failure
      this.status = this.failure ? 'failed' : 'ready'
      if (this.failure?.kind === 'offline')
        this.#stopWaiting = this.#deps.system.whenOnline(() => this.retry())
    })
  }

  /** From the backend, or what is kept on this device where that cannot be reached. */
  async #find(trackId: number, signal: AbortSignal): Promise<Result<LyricData>> {
    const result = await this.#deps.backend.lyrics(trackId, { signal })
    if (result.ok || !isConnectionFailure(result.failure)) return result
    const kept = await this.#stores.kept.lyricsOf(trackId)
    return kept ? ok(kept) : result
  }

  /** Finds the lines of this moment and sets the timer for the next change. Call in an action. */
  #update(): void {
    const { player } = this.#stores
    this.#cancelTimer?.()
    this.#cancelTimer = null
    const position = player.positionNow()
    this.moment = this.timeline.at(position)
    const { nextChange } = this.moment
    if (nextChange !== null && player.playing) {
      const waitMs = Math.max(0, (nextChange - position) * 1000)
      this.#cancelTimer = this.#deps.system.after(waitMs, () => runInAction(() => this.#update()))
    }
    this.#notifyObservers(position)
  }

  #notifyObservers(position: number): void {
    const { moment } = this
    const observed = this.#observed
    const advancing = this.#stores.player.isAdvancing()
    const atMs = this.#deps.system.now()
    if (observed?.moment === moment && observed.advancing === advancing) {
      const expected = observed.position + (advancing ? (atMs - observed.atMs) / 1000 : 0)
      if (Math.abs(position - expected) <= toleranceSeconds) return
    }
    this.#observed = { position, advancing, moment, atMs }
    for (const observer of this.#observers) observer()
  }
}
