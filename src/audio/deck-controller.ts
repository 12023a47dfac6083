import type { BreakCause, PlaybackEffect } from '../domain/playback/playback-effect'
import type { MeasuredLoudness } from '../domain/loudness/loudness-meter'
import { asRecorded } from '../domain/loudness/track-loudness'
import type { AudioDiagnostics } from '../ports/audio-diagnostics'
import type { System } from '../ports/system'
import { bypassCache } from './decks/bypass-cache'
import type { Deck } from './decks/deck'
import { DeckPool } from './decks/deck-pool'
import { DeckSequencer } from './decks/deck-sequencer'
import type { NextSource } from './decks/deck-source'
import { StreamProbe } from './decks/stream-probe'
import { armMs, rampMs } from './fades/ramp-times'
import type { AudioGraph, AudioGraphOptions } from './graph/audio-graph'
import type { MachineRunner } from './machine-runner'
import { ContextWatchdog } from './platform/context-watchdog'
import { PlaybackClock } from './playback-clock'
import { readAudioDiagnostics } from './read-audio-diagnostics'

/** A context works once it has rendered this many seconds. */
const provenAfter = 1
/** After this many contexts in a row that did not work, the engine does without one. */
const maxFailedContexts = 2

interface DeckControllerEvents {
  /** There is another graph, or none any more. */
  graphChanged(graph: AudioGraph | null): void
  /** The chosen output device is not available any more; the system's choice is used. */
  sinkLost(): void
  /** The track ended. */
  ended(): void
  /** A track that was to be measured has been played to its end. */
  measured(trackId: number, loudness: MeasuredLoudness): void
}

/** Performs the effects of the playback machine on the decks, and reports to it what happens. Decides nothing itself. */
export class DeckController {
  fadeEnabled = true
  /** Seconds that the sound is later than the browser reports. */
  outputOffset = 0
  /** Of the current track, and of its source if that is opened again. */
  private loudness = asRecorded
  readonly decks: DeckPool
  private cancelRetry = () => {}
  private failedContexts = 0
  private readonly probe = new StreamProbe()
  private readonly sequencer: DeckSequencer
  private readonly watchdog = new ContextWatchdog()
  private readonly clock = new PlaybackClock({
    elementTime: () => this.time,
    duration: () => this.duration,
    renderedTime: () => this.graph?.context.currentTime ?? 0,
    audibleTime: () => this.graph?.audibleTime ?? 0,
    outputOffset: () => this.outputOffset,
  })

  constructor(
    private readonly system: System,
    private readonly machine: MachineRunner,
    private readonly events: DeckControllerEvents,
    options: AudioGraphOptions,
  ) {
    this.decks = new DeckPool(
      system,
      (generation, report) => {
        if (report.type === 'moved') this.clock.restart(this.time)
        machine.dispatch({ ...report, generation })
      },
      {
        running: () => machine.dispatch({ type: 'allowed' }),
        interrupted: () => machine.dispatch({ type: 'interrupted' }),
        graphChanged: (graph) => events.graphChanged(graph),
        sinkLost: () => events.sinkLost(),
      },
      options,
    )
    this.sequencer = new DeckSequencer(this.decks, system)
  }

  /** Loads a stream in advance, so that opening it starts at once; null discards the one that is loaded. */
  prepare(source: NextSource | null): void {
    this.sequencer.prepare(source, source !== null && this.probe.isPlainHost(source.url))
  }

  /** Sets the loudness of the track that is loaded next. */
  expect(loudness = asRecorded): void {
    this.loudness = loudness
  }

  /** Sets what the current track's sound is multiplied by, without a step. */
  setTrackGain(gain: number): void {
    this.loudness = { ...this.loudness, gain }
    this.deck?.setTrim(gain)
  }

  set gapless(gapless: boolean) {
    this.sequencer.gapless = gapless
    if (!gapless) this.sequencer.cancelJoin()
  }

  perform(effect: PlaybackEffect): void {
    switch (effect.type) {
      case 'open':
        return this.open(effect.url, effect.at)
      case 'close':
        this.cancelDiagnosis()
        return this.sequencer.close()
      case 'start':
        return void this.start()
      case 'stop':
        return this.deck?.pause()
      case 'rise':
        return void this.deck?.ramp(1, rampMs(effect.speed, this.fadeEnabled), armMs(effect.arm))
      case 'fall':
        return void this.fall(rampMs(effect.speed, this.fadeEnabled))
      case 'move':
        this.clock.restart(effect.to)
        return this.deck?.seek(effect.to)
      case 'diagnose':
        return void this.diagnose(effect.url, effect.cause)
      case 'retryAfter': {
        const report = this.machine.reporter()
        this.cancelRetry = this.system.after(effect.ms, () => report({ type: 'retry' }))
        return
      }
      case 'ended':
        this.finishMeasuring()
        return this.events.ended()
    }
  }

  /** Call at least once a second while sound is wanted. `flowing`: whether it is audible and stays so for now. */
  tick(flowing: boolean): void {
    this.clock.readClocks()
    const { context } = this.decks
    const now = this.system.now()
    if (context && this.watchdog.check(context.state, context.currentTime, now) === 'frozen') this.renew()
    if (flowing) this.sequencer.tick()
    this.machine.reporter()({ type: 'clock', position: this.time })
  }

  /** Prevents the next track from following by itself. */
  cancelJoin(): void {
    this.sequencer.cancelJoin()
  }

  /** Lets the audio context run. Call it inside a gesture. */
  resume(): void {
    if (!this.deck || !this.decks.isClockRunning(this.deck)) void this.decks.resume()
  }

  /** Reports an element that was paused or has ended while the page was not running. */
  reconcile(): void {
    this.deck?.reconcile()
  }

  /** Seconds for which the position stands still although the element plays. */
  get secondsUntilAudible(): number {
    return this.clock.secondsUntilAudible
  }

  /** The audible position, in seconds from the start of the track. */
  get position(): number {
    const { pendingSeek, ready, seeking, running, broken, phase, at } = this.machine.state
    if (pendingSeek !== null) return pendingSeek
    const known = ready && !seeking && !broken && phase !== 'error'
    return known ? this.clock.position(running) : at
  }

  /** Seconds; 0 until known. */
  get duration(): number {
    return this.machine.state.ready ? (this.deck?.duration ?? 0) : 0
  }

  /** Whether the current track plays through the audio graph or directly from its element; null without a track. */
  get route(): 'graph' | 'plain' | null {
    return this.deck?.output?.route ?? null
  }

  diagnostics(): AudioDiagnostics {
    return readAudioDiagnostics({ current: this.deck, next: this.sequencer.next, graph: this.graph })
  }

  dispose(): void {
    this.cancelDiagnosis()
    this.sequencer.forget()
    this.decks.dispose()
  }

  private get deck(): Deck | null {
    return this.sequencer.current
  }

  /** The graph that the current deck plays through; null for a deck outside the graph. */
  private get graph(): AudioGraph | null {
    return this.deck ? this.decks.graphFor(this.deck) : null
  }

  /** The element's own clock, in seconds. */
  private get time(): number {
    return this.deck?.time ?? 0
  }

  /** Where the element would start to play: at the beginning once it has ended. Seconds. */
  private get startTime(): number {
    return this.deck?.ended ? 0 : this.time
  }

  /** Cancels what an earlier opening still waits for. */
  private cancelDiagnosis(): void {
    this.cancelRetry()
    this.probe.cancel()
  }

  private open(url: string, at: number): void {
    const { generation, rerouted, attempts, earlyEnd } = this.machine.state
    const { loudness } = this
    this.cancelDiagnosis()
    const failedBefore = attempts > 0 || earlyEnd !== null
    const source = { url: failedBefore ? bypassCache(url, generation) : url, at, loudness }
    this.sequencer.open(generation, source, rerouted || this.probe.isPlainHost(url))
  }

  /** Plays the deck once its output is connected and the context runs; reports `refused` if it does not run. */
  private async start(): Promise<void> {
    const { deck, decks } = this
    if (!deck) return
    const { generation, seeking, at } = this.machine.state
    const report = this.machine.reporter()
    this.clock.restart(seeking ? at : this.startTime)
    const connecting = decks.connect(deck)
    if (!connecting && decks.isClockRunning(deck)) return deck.play()
    await connecting
    const running = decks.isClockRunning(deck) || (await decks.resume()) || decks.isClockRunning(deck)
    const { state } = this.machine
    if (generation !== state.generation || state.intent !== 'play') return
    if (running) deck.play()
    else if (decks.dead) this.renew()
    else report({ type: 'refused' })
  }

  private async fall(ms: number): Promise<void> {
    const report = this.machine.reporter()
    const outcome = await this.deck?.ramp(0, ms)
    if (outcome === 'done') report({ type: 'faded' })
  }

  private finishMeasuring(): void {
    const { trackId } = this.machine.state
    this.deck?.meter.finish((loudness) => {
      if (trackId !== null) this.events.measured(trackId, loudness)
    })
  }

  private async diagnose(url: string, cause: BreakCause): Promise<void> {
    const report = this.machine.reporter()
    const diagnosis = await this.probe.diagnose(url, cause, this.route ?? 'graph')
    if (diagnosis) report({ type: 'diagnosed', ...diagnosis })
  }

  /** Replaces a context that claims to run but does not; after too many failures, plays without one. */
  private renew(): void {
    this.machine.reporter()({ type: 'clock', position: this.startTime })
    this.cancelDiagnosis()
    const prepared = this.sequencer.forget()
    const { context } = this.decks
    this.failedContexts = context && context.currentTime < provenAfter ? this.failedContexts + 1 : 0
    this.decks.renew(this.failedContexts < maxFailedContexts)
    this.prepare(prepared)
    this.machine.dispatch({ type: 'renewed' })
  }
}
