import type { Stream } from '../domain/catalogue/stream'
import { limits } from '../domain/limits'
import { idleState, publicState, type MachineState } from '../domain/playback/machine-state'
import type { BreakCause, PlaybackEffect } from '../domain/playback/playback-effect'
import type { PlaybackEvent, PlaybackReport } from '../domain/playback/playback-event'
import { sameState, type PlaybackState } from '../domain/playback/playback-state'
import type { LoadOptions, NowPlaying, Player, PlayerEvents } from '../ports/player'
import type { System } from '../ports/system'
import { Countdown } from './timing/countdown'
import type { Deck } from './decks/deck'
import { Decks } from './decks/decks'
import { diagnoseStream } from './decks/diagnose-stream'
import { Lineup } from './decks/lineup'
import type { GraphOptions } from './graph/graph'
import { MachineRunner } from './machine-runner'
import { Observers } from './observers'
import { listenToPage } from './platform/page-events'
import { PlainHosts } from './decks/plain-hosts'
import { Pulse } from './timing/pulse'
import { armMs, rampMs } from './fades/ramp-times'
import { SystemControls } from './platform/system-controls'
import { Transport } from './transport'

/** Measured: the browser's own choice for players costs half as much again and runs dry on weak machines. */
const usual: GraphOptions = { latencyHint: 0.05, outlet: (context) => context.destination }

/** `outlet` is where the sound goes, the speakers if left out. The audio context is made when sound is first wanted. */
export function createEngine(system: System, options: Partial<GraphOptions> = {}): Player {
  return new Engine(system, { ...usual, ...options })
}

/** Feeds what happens to the playback machine and does what it says; decides nothing itself. */
class Engine implements Player {
  state: PlaybackState = publicState(idleState)
  private stream: Stream | null = null
  private fadeEnabled = true
  private outputOffset = 0
  private hasEnded = false
  private cancelRetry = () => {}
  private probe = new AbortController()
  private readonly closing = new AbortController()
  private readonly observers = new Observers()
  private readonly plainHosts = new PlainHosts()
  private readonly runner: MachineRunner
  private readonly decks: Decks
  private readonly lineup: Lineup
  private readonly controls: SystemControls
  private readonly pulse: Pulse
  private readonly rest: Countdown
  private readonly transport = new Transport({
    time: () => this.deck?.time ?? 0,
    duration: () => this.duration(),
    latency: () => (this.deck ? this.decks.latency(this.deck) : 0) + this.outputOffset,
  })

  constructor(
    private readonly system: System,
    options: GraphOptions,
  ) {
    this.runner = new MachineRunner(
      system,
      (effect) => this.perform(effect),
      (quiet) => this.settle(quiet),
    )
    this.decks = new Decks(
      system,
      (generation, report) => this.onReport(generation, report),
      {
        running: () => this.feed({ type: 'allowed' }),
        lost: () => this.feed({ type: 'interrupted' }),
        opened: () => {},
      },
      options,
    )
    this.lineup = new Lineup(this.decks, system)
    this.pulse = new Pulse(system, limits.tickMs, () => this.onPulse())
    this.rest = new Countdown(system, limits.suspendAfterMs, () => this.decks.sleep())
    this.controls = new SystemControls({
      request: (request) => {
        if (request === 'play') this.play()
        if (request === 'pause') this.pause()
        this.observers.tell((observer) => observer.requested?.(request))
      },
      seek: (seconds) => this.seek(seconds),
      position: () => this.position(),
    })
    listenToPage(
      {
        gesture: () => this.onGesture(),
        returned: () => this.onReturn(),
        online: () => this.feed({ type: 'online' }),
      },
      this.closing.signal,
    )
  }

  load(stream: Stream, { at, play, expectedDuration }: LoadOptions): void {
    if (this.closing.signal.aborted) return
    if (play) void this.decks.wake()
    this.stream = stream
    const { preview } = stream
    const expected = preview ? preview.end - preview.start : expectedDuration
    this.feed({ type: 'load', trackId: stream.trackId, at, play, expected })
  }

  unload(): void {
    this.stream = null
    this.feed({ type: 'unload' })
  }

  play(): void {
    if (this.machine.phase !== 'idle') void this.decks.wake()
    this.feed({ type: 'play' })
  }

  pause(): void {
    this.feed({ type: 'pause' })
  }

  seek(seconds: number): void {
    if (!Number.isFinite(seconds)) return
    const to = Math.min(seconds, this.duration() || seconds)
    this.transport.begin(Math.max(0, to))
    this.feed({ type: 'seek', to })
  }

  position(): number {
    const { seekTo, ready, moving, running, broken, phase, at } = this.machine
    if (seekTo !== null) return seekTo
    const there = ready && !moving && !broken && phase !== 'error'
    return there ? this.transport.position(running) : at
  }

  duration(): number {
    return this.machine.ready ? (this.deck?.duration ?? 0) : 0
  }

  setVolume(volume: number, muted: boolean): void {
    this.decks.setVolume(volume, muted)
  }

  setFade(enabled: boolean): void {
    this.fadeEnabled = enabled
  }

  prepare(stream: Stream | null): void {
    if (this.closing.signal.aborted) return
    this.lineup.prepare(stream?.url ?? null, stream !== null && this.plainHosts.has(stream.url))
  }

  setGapless(enabled: boolean): void {
    this.lineup.gapless = enabled
    if (!enabled) this.lineup.holdBack()
  }

  setOutputOffset(seconds: number): void {
    this.outputOffset = seconds
  }

  announce(nowPlaying: NowPlaying | null): void {
    this.controls.announce(nowPlaying)
  }

  observe(events: Partial<PlayerEvents>): () => void {
    return this.observers.add(events)
  }

  dispose(): void {
    this.observers.clear()
    this.unload()
    this.runner.close()
    this.closing.abort()
    this.controls.dispose()
    this.rest.on = false
    this.lineup.forget()
    this.decks.dispose()
  }

  private get deck(): Deck | null {
    return this.lineup.current
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
    if (!this.flowing) this.lineup.holdBack()
    this.pulse.on = wanted
    this.rest.on = !wanted
    if (!quiet) this.showPosition()
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
    const { intent, phase, moving, seekTo } = this.machine
    return intent === 'play' && phase === 'playing' && !moving && seekTo === null
  }

  private showPosition(): void {
    this.controls.update({
      playback: this.machine.phase === 'idle' ? 'none' : this.wanted ? 'playing' : 'paused',
      position: this.position(),
      duration: this.duration(),
    })
  }

  private perform(effect: PlaybackEffect): void {
    switch (effect.type) {
      case 'open':
        return this.open(effect.at)
      case 'close':
        this.abandon()
        return this.lineup.close()
      case 'start':
        return void this.start()
      case 'stop':
        return this.deck?.pause()
      case 'rise':
        return void this.deck?.ramp(1, rampMs(effect.speed, this.fadeEnabled), armMs(effect.arm))
      case 'fall':
        return void this.fall(rampMs(effect.speed, this.fadeEnabled))
      case 'move':
        return this.deck?.move(effect.to)
      case 'diagnose':
        return void this.diagnose(effect.cause)
      case 'retryAfter': {
        const report = this.runner.reporter()
        this.cancelRetry = this.system.after(effect.ms, () => report({ type: 'retry' }))
        return
      }
      case 'ended':
        this.hasEnded = true
    }
  }

  /** Forgets what was still to be found out about an earlier opening. */
  private abandon(): void {
    this.cancelRetry()
    this.probe.abort()
  }

  private open(at: number): void {
    const { stream } = this
    const { generation, rerouted } = this.machine
    this.abandon()
    if (!stream) return
    this.lineup.open(generation, { url: stream.url, at }, rerouted || this.plainHosts.has(stream.url))
  }

  private async start(): Promise<void> {
    const { deck } = this
    if (!deck) return
    const { generation, moving, at } = this.machine
    const report = this.runner.reporter()
    this.transport.begin(moving ? at : deck.ended ? 0 : deck.time)
    const wiring = this.decks.wire(deck)
    if (!wiring && this.decks.awake(deck)) return deck.play()
    await wiring
    const awake = this.decks.awake(deck) || (await this.decks.wake())
    if (generation !== this.machine.generation || this.machine.intent !== 'play') return
    if (awake) deck.play()
    else report({ type: 'refused' })
  }

  private async fall(ms: number): Promise<void> {
    const report = this.runner.reporter()
    const how = await this.deck?.ramp(0, ms)
    if (how === 'done') report({ type: 'faded' })
  }

  private async diagnose(cause: BreakCause): Promise<void> {
    const { stream, deck } = this
    if (!stream) return
    const report = this.runner.reporter()
    this.probe = new AbortController()
    const { signal } = this.probe
    const { failure, reroute } = await diagnoseStream(stream.url, cause, signal)
    if (signal.aborted) return
    const rerouted = reroute && deck?.route === 'graph'
    if (rerouted) this.plainHosts.add(stream.url)
    report({ type: 'diagnosed', failure, reroute: rerouted })
  }

  private onReport(generation: number, report: PlaybackReport): void {
    if (report.type === 'moved') this.transport.begin(this.deck?.time ?? 0)
    this.feed({ ...report, generation })
  }

  private onPulse(): void {
    this.runner.reporter()({ type: 'clock', position: this.deck?.time ?? 0 })
    if (this.flowing) this.lineup.look()
    if (this.machine.phase === 'playing') this.observers.tell((observer) => observer.tick?.())
  }

  private onGesture(): void {
    if (!this.machine.blocked) return
    void this.decks.wake()
    this.feed({ type: 'allowed' })
  }

  private onReturn(): void {
    if (this.machine.running) void this.decks.wake()
    this.deck?.reconcile()
  }
}
