import type { Stream } from '../domain/catalogue/stream'
import { limits } from '../domain/limits'
import { idleState, publicState, type MachineState } from '../domain/playback/machine-state'
import type { PlaybackEvent } from '../domain/playback/playback-event'
import { sameState, type PlaybackState } from '../domain/playback/playback-state'
import type { LoadOptions, NowPlaying, Player, PlayerEvents, TransportRequest } from '../ports/player'
import type { System } from '../ports/system'
import type { GraphOptions } from './graph/graph'
import { MachineRunner } from './machine-runner'
import { Observers } from './observers'
import { AudioOutputs } from './platform/audio-outputs'
import { Surroundings } from './platform/surroundings'
import { AudioSpectrum } from './spectrum/audio-spectrum'
import { Stage } from './stage'
import { Countdown } from './timing/countdown'
import { Onset } from './timing/onset'
import { Pulse } from './timing/pulse'
import { Spans } from './trace/spans'

interface EngineOptions {
  /** Where the sound goes, the speakers if left out. */
  outlet?: GraphOptions['outlet']
  /** Keeps more sound ready, at the price of a later start. */
  weakDevice?: boolean
}

/** Measured: the browser's own choice for players costs half as much again and runs dry on weak machines. */
const latencyHint = 0.05
const latencyHintOfWeak = 0.1

/** The audio context is made when sound is first wanted. */
export function createEngine(system: System, { outlet, weakDevice = false }: EngineOptions = {}): Engine {
  return new Engine(system, {
    latencyHint: weakDevice ? latencyHintOfWeak : latencyHint,
    outlet: outlet ?? ((context) => context.destination),
  })
}

/** Feeds what happens to the playback machine, and tells of what became of it; decides nothing itself. */
class Engine implements Player {
  state: PlaybackState = publicState(idleState)
  readonly spectrum: AudioSpectrum
  readonly outputs: AudioOutputs
  private hasEnded = false
  private closed = false
  private announced = false
  private shownDuration = 0
  private readonly observers = new Observers<PlayerEvents>()
  private readonly runner: MachineRunner
  private readonly stage: Stage
  private readonly surroundings: Surroundings
  private readonly phases = new Spans('Engine')
  private readonly pulse: Pulse
  private readonly rest: Countdown
  private readonly onset: Onset

  constructor(system: System, options: GraphOptions) {
    this.spectrum = new AudioSpectrum(system)
    this.runner = new MachineRunner(
      system,
      (effect) => this.stage.perform(effect),
      (quiet) => this.settle(quiet),
    )
    this.stage = new Stage(
      system,
      this.runner,
      {
        report: (generation, report) => this.feed({ ...report, generation }),
        allowed: () => this.feed({ type: 'allowed' }),
        interrupted: () => this.feed({ type: 'interrupted' }),
        dead: () => this.renew(),
        graph: (graph) => this.spectrum.connect(graph),
        sinkLost: () => this.outputs.fallBack(),
        ended: () => (this.hasEnded = true),
      },
      options,
    )
    this.pulse = new Pulse(system, limits.tickMs, () => this.onPulse())
    this.rest = new Countdown(system, limits.suspendAfterMs, () => this.stage.sleep())
    this.onset = new Onset(
      system,
      () => (this.sounding ? this.stage.standsFor : null),
      () => this.observers.tell((observer) => observer.tick?.()),
    )
    this.outputs = new AudioOutputs((id) => this.stage.setSink(id))
    this.surroundings = new Surroundings({
      requested: (request) => this.obey(request),
      seek: (seconds) => this.seek(seconds),
      position: () => this.position(),
      gesture: () => this.onGesture(),
      returned: () => this.onReturn(),
      online: () => this.feed({ type: 'online' }),
      displaced: () => this.onDisplaced(),
    })
  }

  expectSound(): void {
    if (this.closed) return
    this.stage.wake()
    if (this.wanted) return
    this.rest.on = false
    this.rest.on = true
  }

  load(stream: Stream, { at, play, expectedDuration }: LoadOptions): void {
    if (this.closed) return
    if (play) this.stage.wake()
    this.stage.cue(stream)
    const { preview } = stream
    const expected = preview ? preview.end - preview.start : expectedDuration
    this.feed({ type: 'load', trackId: stream.trackId, at, play, expected })
  }

  unload(): void {
    this.stage.cue(null)
    this.feed({ type: 'unload' })
  }

  prepare(stream: Stream | null): void {
    if (!this.closed) this.stage.prepare(stream?.url ?? null)
  }

  play(): void {
    if (this.machine.phase !== 'idle') this.stage.wake()
    this.feed({ type: 'play' })
  }

  pause(): void {
    this.feed({ type: 'pause' })
  }

  seek(seconds: number): void {
    if (!Number.isFinite(seconds)) return
    const to = Math.min(seconds, this.duration() || seconds)
    this.stage.moveTo(Math.max(0, to))
    this.feed({ type: 'seek', to })
  }

  position(): number {
    return this.stage.position
  }

  advancing(): boolean {
    return this.onset.passed
  }

  duration(): number {
    return this.stage.duration
  }

  setVolume(volume: number, muted: boolean): void {
    this.stage.setVolume(volume, muted)
  }

  setFade(enabled: boolean): void {
    this.stage.fadeEnabled = enabled
  }

  setGapless(enabled: boolean): void {
    this.stage.gapless = enabled
  }

  setOutputOffset(seconds: number): void {
    this.stage.outputOffset = seconds
    this.spectrum.setOutputOffset(seconds)
  }

  announce(nowPlaying: NowPlaying | null): void {
    this.announced = nowPlaying !== null
    this.surroundings.announce(nowPlaying)
    this.showPosition()
  }

  setPrevious(enabled: boolean): void {
    this.surroundings.setPrevious(enabled)
  }

  observe(events: Partial<PlayerEvents>): () => void {
    return this.observers.add(events)
  }

  dispose(): void {
    this.observers.clear()
    this.unload()
    this.closed = true
    this.runner.close()
    this.surroundings.dispose()
    this.outputs.dispose()
    this.spectrum.dispose()
    this.rest.on = false
    this.stage.dispose()
  }

  private get machine(): MachineState {
    return this.runner.state
  }

  private feed(event: PlaybackEvent): void {
    this.runner.feed(event)
  }

  /** Everything that follows from the state, then the observers. An end comes first: it may begin the next track. */
  private settle(quiet: boolean): void {
    if (this.hasEnded) {
      this.hasEnded = false
      this.observers.tell((observer) => observer.ended?.())
    }
    const { wanted } = this
    if (!this.flowing) this.stage.holdBack()
    this.pulse.on = wanted
    this.rest.on = !wanted
    this.surroundings.wanted = wanted
    this.spectrum.heard(this.machine.phase === 'playing' ? (this.stage.route ?? 'silent') : 'silent')
    this.phases.begin(this.machine.phase)
    // a file without a table of its length is found to be longer or shorter as it plays
    if (!quiet || this.duration() !== this.shownDuration) this.showPosition()
    this.onset.look()
    const state = publicState(this.machine)
    if (!sameState(this.state, state)) {
      this.state = state
      this.observers.tell((observer) => observer.changed?.(this.state))
    } else if (!quiet) {
      this.observers.tell((observer) => observer.tick?.())
    }
  }

  /** Whether sound is to come, or comes. */
  private get wanted(): boolean {
    const { intent, blocked, phase } = this.machine
    return intent === 'play' && !blocked && phase !== 'idle' && phase !== 'error'
  }

  /** Whether the current track sounds and nothing is about to change that. */
  private get flowing(): boolean {
    const { intent, phase, moving, seekTo, silent } = this.machine
    return intent === 'play' && phase === 'playing' && !moving && seekTo === null && !silent
  }

  /** Whether sound leaves the current track, even if it fades out. */
  private get sounding(): boolean {
    const { phase, running, moving, seekTo } = this.machine
    return (phase === 'playing' || phase === 'fading') && running && !moving && seekTo === null
  }

  /** A track that is announced and not yet here is paused: the system's controls stay while it is looked for. */
  private showPosition(): void {
    const there = this.machine.phase !== 'idle' || this.announced
    this.shownDuration = this.duration()
    this.surroundings.show({
      playback: !there ? 'none' : this.wanted ? 'playing' : 'paused',
      position: this.position(),
      duration: this.shownDuration,
    })
  }

  private renew(): void {
    this.runner.reporter()({ type: 'clock', position: this.stage.standing })
    this.stage.renew()
    this.feed({ type: 'renewed' })
  }

  private obey(request: TransportRequest): void {
    if (request === 'play') this.play()
    if (request === 'pause') this.pause()
    this.observers.tell((observer) => observer.requested?.(request))
  }

  private onPulse(): void {
    this.stage.look(this.flowing)
    this.runner.reporter()({ type: 'clock', position: this.stage.time })
    this.onset.look()
    if (this.machine.phase === 'playing') this.observers.tell((observer) => observer.tick?.())
  }

  private onGesture(): void {
    this.stage.unlock()
    if (this.machine.intent === 'play' && this.machine.phase !== 'idle') this.stage.wake()
    if (this.machine.blocked) this.feed({ type: 'allowed' })
  }

  private onReturn(): void {
    if (this.machine.running) this.stage.wake()
    this.stage.reconcile()
  }

  private onDisplaced(): void {
    this.feed({ type: 'displaced' })
    this.observers.tell((observer) => observer.displaced?.())
  }
}
