import type { Stream } from '../contract/replies/stream'
import type { TrackLoudness } from '../domain/loudness/track-loudness'
import { idleState, publicState, type MachineState } from '../domain/playback/machine-state'
import { sameState, type PlaybackState } from '../domain/playback/playback-state'
import type { AudioDiagnostics } from '../ports/audio-diagnostics'
import type {
  AudioEngine,
  AudioEngineEvents,
  LoadOptions,
  NowPlaying,
  TransportRequest,
} from '../ports/audio-engine'
import type { System } from '../ports/system'
import { DeckController } from './deck-controller'
import type { AudioGraphOptions } from './graph/audio-graph'
import { latencyHint } from './graph/latency-hint'
import { MachineRunner } from './machine-runner'
import { Observers } from './observers'
import { AudioOutputs } from './platform/audio-outputs'
import { MediaSessionControls } from './platform/media-session-controls'
import { observePage } from './platform/page-events'
import { TabLock } from './platform/tab-lock'
import { AudioSpectrum } from './spectrum/audio-spectrum'
import { Countdown } from './timing/countdown'
import { OnsetTimer } from './timing/onset-timer'
import { tickInterval } from './timing/tick-interval'
import { Ticker } from './timing/ticker'
import { SpanTrack } from '../trace/span-track'

interface EngineOptions {
  /** Where the sound goes; the speakers if left out. */
  outlet?: AudioGraphOptions['outlet']
  /** Whether to buffer more sound, at the price of a later start. */
  weakDevice?: boolean
}

/** The pause after which the audio context is suspended (specification, point 9). */
const suspendAfterMs = 30_000

/**
 * The audio engine. Passes commands and events to the playback machine and notifies observers of the outcome; decides
 * nothing itself. Creates the audio context when sound is first wanted.
 */
export class WebAudioEngine implements AudioEngine {
  state: PlaybackState = publicState(idleState)
  readonly spectrum: AudioSpectrum
  readonly outputs: AudioOutputs
  private hasEnded = false
  private disposed = false
  private hasNowPlaying = false
  private shownDuration = 0
  private readonly observers = new Observers<AudioEngineEvents>()
  private readonly runner: MachineRunner
  private readonly controller: DeckController
  private readonly mediaSession: MediaSessionControls
  private readonly tabLock: TabLock
  private readonly listeners = new AbortController()
  private readonly phases = new SpanTrack('Engine')
  private readonly ticker: Ticker
  private readonly suspendTimer: Countdown
  private readonly onset: OnsetTimer

  constructor(system: System, { outlet, weakDevice = false }: EngineOptions = {}) {
    this.spectrum = new AudioSpectrum(system)
    this.runner = new MachineRunner(
      system,
      (effect) => this.controller.perform(effect),
      (onlyTimePassed) => this.settle(onlyTimePassed),
    )
    this.controller = new DeckController(
      system,
      this.runner,
      {
        graphChanged: (graph) => this.spectrum.connect(graph),
        sinkLost: () => this.outputs.resetToSystemChoice(),
        ended: () => (this.hasEnded = true),
        measured: (...what) => this.observers.notify((observer) => observer.measured?.(...what)),
      },
      { latencyHint: latencyHint(weakDevice), outlet: outlet ?? ((context) => context.destination) },
    )
    this.ticker = new Ticker(system, tickInterval, () => this.onTick())
    this.suspendTimer = new Countdown(system, suspendAfterMs, () => this.controller.decks.suspend())
    this.onset = new OnsetTimer(
      system,
      () => (this.sounding ? this.controller.secondsUntilAudible : null),
      () => this.observers.notify((observer) => observer.tick?.()),
    )
    this.outputs = new AudioOutputs((id) => this.controller.decks.setSink(id))
    this.mediaSession = new MediaSessionControls({
      request: (request) => this.handleTransportRequest(request),
      seek: (seconds) => this.seek(seconds),
      position: () => this.position(),
    })
    this.tabLock = new TabLock(() => this.onDisplaced())
    observePage(
      {
        gesture: () => this.onGesture(),
        returned: () => this.onReturn(),
        online: () => this.runner.dispatch({ type: 'online' }),
      },
      this.listeners.signal,
    )
  }

  warmUp(): void {
    if (this.disposed) return
    this.controller.resume()
    if (this.wanted) return
    this.suspendTimer.on = false
    this.suspendTimer.on = true
  }

  load({ trackId, url, preview }: Stream, options: LoadOptions): void {
    if (this.disposed) return
    const { at, play, expectedDuration: duration, loudness } = options
    this.controller.expect(loudness)
    if (play) this.controller.resume()
    const expectedDuration = preview ? preview.end - preview.start : duration
    this.runner.dispatch({ type: 'load', trackId, url, at, play, expectedDuration })
  }

  unload(): void {
    this.runner.dispatch({ type: 'unload' })
  }

  prepare(stream: Stream | null, loudness?: TrackLoudness): void {
    if (!this.disposed) this.controller.prepare(stream && { url: stream.url, loudness })
  }

  play(): void {
    if (this.machine.phase !== 'idle') this.controller.resume()
    this.runner.dispatch({ type: 'play' })
  }

  pause(): void {
    this.runner.dispatch({ type: 'pause' })
  }

  seek(seconds: number): void {
    if (!Number.isFinite(seconds)) return
    this.runner.dispatch({ type: 'seek', to: Math.min(seconds, this.duration() || seconds) })
  }

  position(): number {
    return this.controller.position
  }

  isAdvancing(): boolean {
    return this.onset.isAudible
  }

  duration(): number {
    return this.controller.duration
  }

  setVolume(volume: number, muted: boolean): void {
    this.controller.decks.setVolume(volume, muted)
  }

  setTrackGain(gain: number): void {
    this.controller.setTrackGain(gain)
  }

  setFadeEnabled(enabled: boolean): void {
    this.controller.fadeEnabled = enabled
  }

  setGaplessEnabled(enabled: boolean): void {
    this.controller.gapless = enabled
  }

  setOutputOffset(seconds: number): void {
    this.controller.outputOffset = seconds
    this.spectrum.setOutputOffset(seconds)
  }

  setNowPlaying(nowPlaying: NowPlaying | null): void {
    this.hasNowPlaying = nowPlaying !== null
    this.mediaSession.setNowPlaying(nowPlaying)
    this.updateMediaSession()
  }

  setPreviousEnabled(enabled: boolean): void {
    this.mediaSession.setPreviousEnabled(enabled)
  }

  diagnostics(): AudioDiagnostics {
    return this.controller.diagnostics()
  }

  observe(events: Partial<AudioEngineEvents>): () => void {
    return this.observers.add(events)
  }

  dispose(): void {
    this.observers.clear()
    this.unload()
    this.disposed = true
    this.runner.stop()
    this.listeners.abort()
    this.tabLock.dispose()
    this.mediaSession.dispose()
    this.outputs.dispose()
    this.spectrum.dispose()
    this.suspendTimer.on = false
    this.controller.dispose()
  }

  private get machine(): MachineState {
    return this.runner.state
  }

  /**
   * Updates everything that follows from the state, then notifies the observers: first of the end of a track, since it
   * may load the next one. `onlyTimePassed`: no event but those of the clock came.
   */
  private settle(onlyTimePassed: boolean): void {
    if (this.hasEnded) {
      this.hasEnded = false
      this.observers.notify((observer) => observer.ended?.())
    }
    const { wanted } = this
    if (!this.flowing) this.controller.cancelJoin()
    this.ticker.on = wanted
    this.suspendTimer.on = !wanted
    this.tabLock.wanted = wanted
    this.spectrum.setRoute(this.machine.phase === 'playing' ? (this.controller.route ?? 'silent') : 'silent')
    this.phases.start(this.machine.phase)
    // the duration of a file without a table of its length is corrected during playback
    if (!onlyTimePassed || this.duration() !== this.shownDuration) this.updateMediaSession()
    this.onset.update()
    const state = publicState(this.machine)
    if (!sameState(this.state, state)) {
      this.state = state
      this.observers.notify((observer) => observer.stateChanged?.(this.state))
    } else if (!onlyTimePassed) {
      this.observers.notify((observer) => observer.tick?.())
    }
  }

  /** Whether the engine plays or tries to. */
  private get wanted(): boolean {
    const { intent, blocked, phase } = this.machine
    return intent === 'play' && !blocked && phase !== 'idle' && phase !== 'error'
  }

  /** Whether the current track plays and nothing is about to change that. */
  private get flowing(): boolean {
    const { intent, phase, seeking, pendingSeek, silent } = this.machine
    return intent === 'play' && phase === 'playing' && !seeking && pendingSeek === null && !silent
  }

  /** Whether the element gives sound, even if it fades out. */
  private get sounding(): boolean {
    const { phase, running, seeking, pendingSeek } = this.machine
    return (phase === 'playing' || phase === 'fading') && running && !seeking && pendingSeek === null
  }

  /** A track whose stream is still being found counts as paused, so that the system keeps its controls. */
  private updateMediaSession(): void {
    const loaded = this.machine.phase !== 'idle' || this.hasNowPlaying
    this.shownDuration = this.duration()
    this.mediaSession.update({
      playback: !loaded ? 'none' : this.wanted ? 'playing' : 'paused',
      position: this.position(),
      duration: this.shownDuration,
    })
  }

  private handleTransportRequest(request: TransportRequest): void {
    if (request === 'play') this.play()
    if (request === 'pause') this.pause()
    this.observers.notify((observer) => observer.transportRequested?.(request))
  }

  private onTick(): void {
    this.controller.tick(this.flowing)
    this.onset.update()
    if (this.machine.phase === 'playing') this.observers.notify((observer) => observer.tick?.())
  }

  private onGesture(): void {
    this.controller.decks.unlock()
    if (this.machine.intent === 'play' && this.machine.phase !== 'idle') this.controller.resume()
    if (this.machine.blocked) this.runner.dispatch({ type: 'allowed' })
  }

  private onReturn(): void {
    if (this.machine.running) this.controller.resume()
    this.controller.reconcile()
    this.ticker.runNow()
  }

  private onDisplaced(): void {
    this.runner.dispatch({ type: 'displaced' })
    this.observers.notify((observer) => observer.displaced?.())
  }
}
