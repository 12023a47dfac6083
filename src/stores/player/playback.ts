import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Track } from '../../contract/replies/track'
import type { Result } from '../../contract/result'
import type { PlaybackState } from '../../domain/playback/playback-state'
import type { AudioEngine } from '../../ports/audio-engine'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import { Debounce } from '../lib/debounce'
import { LatestOnly } from '../lib/latest-only'
import type { QueueStore } from '../queue/queue-store'
import type { QualityAccess } from '../library/quality-access'
import type { SessionStore } from '../session/session-store'
import type { SettingsStore } from '../settings/settings-store'
import type { NoticesStore } from '../shell/notices-store'
import { FailureRecovery } from './failure-recovery'
import { findStream } from './find-stream'
import type { FallbackPolicy, FoundStream, KeptStreams } from './find-stream'
import { LoudnessControl } from './loudness-control'
import { NextTrackPreloader } from './next-track-preloader'
import { nowPlayingFrom } from './now-playing-from'
import { Progress } from './progress'
import { Scrobbler } from './scrobbler'
import { TrackNotices } from './track-notices'

/** Failed loads after which the load-test error is shown (specification, point 4). */
const maxAttempts = 4

export interface PlayerDeps {
  engine: AudioEngine
  backend: Backend
  system: System
}

export interface PlayerStores {
  queue: QueueStore
  settings: SettingsStore
  notices: NoticesStore
  session: SessionStore
  qualityAccess: QualityAccess
  kept: KeptStreams
}

export type PlayIntent = 'play' | 'pause'

interface LoadRequest {
  /** Seconds from the start. */
  at: number
  fallback?: FallbackPolicy | undefined
  /** Whether what is kept on this device may be played: not when it has just failed. */
  fromDevice?: boolean
  /** Whether the listener chose the track just now; of several choices in a row only the last one is loaded. */
  chosen?: boolean
}

/**
 * Plays the queue's current track: finds its stream, loads it into the engine, recovers from failures and preloads
 * the next one. The parts know nothing of one another; this class owns them all.
 */
export class Playback {
  /** The engine's state. */
  state: PlaybackState
  /** What the listener wants while the stream is being found; null once the engine has it. */
  pendingIntent: PlayIntent | null = null
  /** A gesture has just let sound out, so that the button pressed by that gesture must not pause it. */
  justUnblocked = false
  readonly progress = new Progress()
  readonly #deps: PlayerDeps
  readonly #stores: PlayerStores
  readonly #recovery: FailureRecovery
  readonly #loudness: LoudnessControl
  readonly #preloader: NextTrackPreloader
  readonly #scrobbler: Scrobbler
  readonly #trackNotices: TrackNotices
  readonly #searches = new LatestOnly()
  readonly #debounce: Debounce
  #cancelOnlineRetry = () => {}
  readonly #unsubscribes: readonly (() => void)[]

  constructor(deps: PlayerDeps, stores: PlayerStores) {
    const { engine, system } = deps
    const { settings, notices } = stores
    this.#deps = deps
    this.#stores = stores
    this.state = engine.state
    this.#recovery = new FailureRecovery(stores)
    this.#loudness = new LoudnessControl(deps, stores)
    this.#preloader = new NextTrackPreloader({ ...deps, loudness: this.#loudness }, stores)
    this.#scrobbler = new Scrobbler(deps, stores)
    this.#trackNotices = new TrackNotices(deps, stores)
    this.#debounce = new Debounce(system)
    makeAutoObservable(this, { state: observableRef }, { name: 'Playback' })
    const now = { fireImmediately: true }
    this.#unsubscribes = [
      engine.observe({
        stateChanged: (state) => runInAction(() => this.#onStateChange(state)),
        tick: () => runInAction(() => this.#onTick()),
        displaced: () => notices.show('info', 'notice.otherTab'),
      }),
      reaction(
        () => settings.values.songVolumeFade,
        (enabled) => engine.setFadeEnabled(enabled),
        now,
      ),
      reaction(
        () => settings.values.gaplessPlayback,
        (enabled) => engine.setGaplessEnabled(enabled),
        now,
      ),
    ]
  }

  /** Whether the current track is audible now. */
  get playing(): boolean {
    return this.pendingIntent === null && this.state.phase === 'playing'
  }

  /** Loads the queue's current track from its beginning, in this very task if it is preloaded; without one, stops. */
  load(intent: PlayIntent, { chosen = false } = {}): void {
    const track = this.#stores.queue.current
    if (!track) return this.#unload()
    this.#cancelOnlineRetry()
    this.#onTrackChange(track)
    const preloaded = this.#preloader.take(track)
    if (!preloaded) return void this.#findAndLoad(track, intent, { at: 0, chosen })
    this.#searches.abort()
    this.pendingIntent = null
    this.#setStart(track, 0)
    this.#deps.engine.setNowPlaying(nowPlayingFrom(track))
    this.#loadStream(track, preloaded, intent === 'play')
  }

  /** Loads the current track paused at that second; resolves once it is loaded or its stream cannot be found. */
  async restore(at: number): Promise<void> {
    const track = this.#stores.queue.current
    if (!track) return
    this.#onTrackChange(track)
    await this.#findAndLoad(track, 'pause', { at })
  }

  play(): void {
    const { phase } = this.state
    if (this.pendingIntent) this.pendingIntent = 'play'
    else if (phase === 'idle' || phase === 'error') this.#reload('play')
    else this.#deps.engine.play()
  }

  pause(): void {
    if (this.pendingIntent) this.pendingIntent = 'pause'
    else this.#deps.engine.pause()
  }

  dispose(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe()
    this.#cancel()
    this.#preloader.dispose()
    this.#loudness.dispose()
  }

  #unload(): void {
    const { engine } = this.#deps
    this.#cancel()
    this.#stores.notices.dismissLasting('playback')
    this.progress.cancelDrag()
    engine.unload()
    engine.setNowPlaying(null)
    this.progress.set(0, 0)
  }

  #cancel(): void {
    this.#searches.abort()
    this.#preloader.reset()
    this.pendingIntent = null
    this.#cancelOnlineRetry()
    this.#scrobbler.cancel()
  }

  #onTrackChange(track: Track): void {
    this.progress.cancelDrag()
    this.#recovery.reset()
    this.#scrobbler.trackLoaded(track, this.#stores.queue.sourceId)
  }

  #reload(intent: PlayIntent, options: Omit<LoadRequest, 'at'> = {}): void {
    this.#cancelOnlineRetry()
    const track = this.#stores.queue.current
    if (track) void this.#findAndLoad(track, intent, { ...options, at: this.progress.position })
  }

  /** Unloads the engine, finds the stream and loads it at the position of then: it may be moved meanwhile. */
  async #findAndLoad(
    track: Track,
    intent: PlayIntent,
    { at, fallback, fromDevice = true, chosen = false }: LoadRequest,
  ): Promise<void> {
    const { engine, backend } = this.#deps
    const { songLevel, useUnmServer } = this.#stores.settings.values
    this.pendingIntent = intent
    this.#setStart(track, at)
    engine.unload()
    if (intent === 'play') engine.warmUp()
    const request = {
      track,
      quality: this.#recovery.qualityFor(songLevel),
      fallback: fallback ?? (useUnmServer ? 'ifNeeded' : 'never'),
    }
    const signal = this.#searches.start()
    const settled = chosen ? this.#debounce.settle(signal) : null
    if (settled) await settled
    if (signal.aborted) return
    engine.setNowPlaying(nowPlayingFrom(track))
    const kept = fromDevice ? this.#stores.kept : undefined
    const found = await findStream({ backend, kept }, request, signal)
    if (!signal.aborted) runInAction(() => this.#onStreamSearched(track, found))
  }

  #setStart(track: Track, position: number): void {
    this.#preloader.reset()
    this.progress.set(position, track.duration)
  }

  #onStreamSearched(track: Track, found: Result<FoundStream>): void {
    const wanted = this.pendingIntent === 'play'
    this.pendingIntent = null
    if (!found.ok) this.#onStreamNotFound(found.failure, wanted)
    else if (this.#recovery.accepts(found.value)) this.#loadStream(track, found.value, wanted)
    else this.#recover({ kind: 'unsupported' }, wanted, 'notice.songPlayFailed')
  }

  #loadStream(track: Track, found: FoundStream, play: boolean): void {
    const { position } = this.progress
    this.#recovery.streamLoaded(found, position)
    this.#trackNotices.show(track, found)
    // a replacement may well have another length
    const expectedDuration = found.replaced ? 0 : track.duration
    const loudness = this.#loudness.follow(track, found)
    this.#deps.engine.load(found.stream, { at: position, play, expectedDuration, loudness })
  }

  /** Shows nothing while the listener does not wait for the track: the first press of play searches again. */
  #onStreamNotFound(failure: Failure, wanted: boolean): void {
    this.#recovery.streamNotFound(failure)
    if (!wanted) return
    if (failure.kind === 'offline')
      this.#cancelOnlineRetry = this.#deps.system.whenOnline(() => runInAction(() => this.#reload('play')))
    this.#recover(failure, wanted, 'notice.songLoadFailed')
  }

  #recover(failure: Failure, wanted: boolean, text: Parameters<FailureRecovery['recover']>[2]): void {
    const intent = wanted ? 'play' : 'pause'
    const action = this.#recovery.recover(failure, wanted, text)
    const fromDevice = false
    if (action === 'refresh' || action === 'lower') this.#reload(intent, { fromDevice })
    else if (action === 'replace') this.#reload(intent, { fallback: 'only', fromDevice })
    else if (action === 'skip' && this.#stores.queue.skipCurrent()) this.load('play')
  }

  #onStateChange(state: PlaybackState): void {
    const { queue, notices } = this.#stores
    const before = this.state
    this.state = state
    this.#followEngine()
    if (before.blocked && !state.blocked) this.justUnblocked = true
    if (this.playing) {
      notices.dismissLasting('playback')
      this.#scrobbler.trackPlaying()
    }
    if (state.phase === 'paused') queue.savePositionSoon()
    if (state.attempts > before.attempts && state.phase !== 'error') notices.show('error', 'notice.playError')
    if (state.phase !== 'error' || before.phase === 'error' || !state.failure) return
    if (state.attempts >= maxAttempts) this.#recovery.showRetriesFailed()
    this.#recover(state.failure, state.intent === 'play', 'notice.songPlayFailed')
  }

  #onTick(): void {
    const { progress } = this
    this.#followEngine()
    this.justUnblocked = false
    if (this.playing) {
      this.#recovery.onProgress(progress.position)
      this.#preloader.onProgress(progress.position, progress.duration)
    }
    this.#stores.queue.savePositionInTime()
  }

  #followEngine(): void {
    const { engine } = this.#deps
    const loaded = this.pendingIntent === null && this.state.phase !== 'idle'
    const duration = engine.duration() || (this.#stores.queue.current?.duration ?? 0)
    this.progress.followEngine(loaded ? engine.position() : this.progress.position, duration)
  }
}
