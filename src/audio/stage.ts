import type { Stream } from '../domain/catalogue/stream'
import type { BreakCause, PlaybackEffect } from '../domain/playback/playback-effect'
import type { PlaybackReport } from '../domain/playback/playback-event'
import type { System } from '../ports/system'
import type { Deck, DeckReport } from './decks/deck'
import { Decks } from './decks/decks'
import { Lineup } from './decks/lineup'
import { pastCopies } from './decks/past-copies'
import { StreamProbe } from './decks/stream-probe'
import { armMs, rampMs } from './fades/ramp-times'
import type { Graph, GraphOptions } from './graph/graph'
import type { MachineRunner } from './machine-runner'
import { ContextWatch } from './platform/context-watch'
import { Transport } from './transport'

/** A context that gave that many seconds of sound works; so many in a row that did not, and there is none to be had. */
const provenAfter = 1
const mostStillborn = 2

export interface StageEvents {
  report: DeckReport
  /** Sound may come out now. */
  allowed(): void
  /** The audio context was taken away. */
  interrupted(): void
  /** The audio context says that it runs, or was told to, and does not: it has to be renewed. */
  dead(): void
  /** There is another graph, or none. */
  graph(graph: Graph | null): void
  /** The chosen device is refused by now: the system's choice sounds. */
  sinkLost(): void
  ended(): void
}

/** Does what the playback machine says, on decks that sound; decides nothing. Owns the decks and the graph. */
export class Stage {
  fadeEnabled = true
  /** Seconds that the sound comes later than the browser reports. */
  outputOffset = 0
  private stream: Stream | null = null
  private cancelRetry = () => {}
  private stillborn = 0
  private readonly probe = new StreamProbe()
  private readonly decks: Decks
  private readonly lineup: Lineup
  private readonly watch = new ContextWatch()
  private readonly transport = new Transport({
    time: () => this.deck?.time ?? 0,
    duration: () => this.duration,
    rendered: () => this.graph?.context.currentTime ?? 0,
    heard: () => this.graph?.heard ?? 0,
    offset: () => this.outputOffset,
  })

  constructor(
    private readonly system: System,
    private readonly machine: Pick<MachineRunner, 'state' | 'reporter'>,
    private readonly events: StageEvents,
    options: GraphOptions,
  ) {
    this.decks = new Decks(
      system,
      (generation, report) => this.onReport(generation, report),
      {
        running: () => events.allowed(),
        lost: () => events.interrupted(),
        opened: (graph) => events.graph(graph),
        sinkLost: () => events.sinkLost(),
      },
      options,
    )
    this.lineup = new Lineup(this.decks, system)
  }

  /** What the next `open` is to open. */
  cue(stream: Stream | null): void {
    this.stream = stream
  }

  prepare(url: string | null): void {
    this.lineup.prepare(url, url !== null && this.probe.isPlain(url))
  }

  set gapless(gapless: boolean) {
    this.lineup.gapless = gapless
    if (!gapless) this.lineup.holdBack()
  }

  perform(effect: PlaybackEffect): void {
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
        const report = this.machine.reporter()
        this.cancelRetry = this.system.after(effect.ms, () => report({ type: 'retry' }))
        return
      }
      case 'ended':
        return this.events.ended()
    }
  }

  /** Four times a second while sound is wanted. `flowing`: it sounds, and nothing is about to change that. */
  look(flowing: boolean): void {
    this.transport.look()
    const { context } = this.decks
    const now = this.system.now()
    if (context && this.watch.look(context.state, context.currentTime, now) === 'frozen') this.events.dead()
    if (flowing) this.lineup.look()
  }

  /** The next track does not follow by itself for now. */
  holdBack(): void {
    this.lineup.holdBack()
  }

  /** Closes context and decks; `open` makes new ones, and does without a context where none works. */
  renew(): void {
    this.abandon()
    const prepared = this.lineup.forget()
    const { context } = this.decks
    this.stillborn = context && context.currentTime < provenAfter ? this.stillborn + 1 : 0
    this.decks.renew(this.stillborn < mostStillborn)
    this.prepare(prepared)
  }

  /** Lets sound out; inside a gesture. */
  wake(): void {
    if (!this.deck || !this.decks.awake(this.deck)) void this.decks.wake()
  }

  unlock(): void {
    this.decks.unlock()
  }

  /** Lets the audio device go; in silence only. */
  sleep(): void {
    this.decks.sleep()
  }

  /** Looks at an element that may have been stopped while nobody looked. */
  reconcile(): void {
    this.deck?.reconcile()
  }

  setVolume(volume: number, muted: boolean): void {
    this.decks.setVolume(volume, muted)
  }

  setSink(id: string): Promise<boolean> {
    return this.decks.setSink(id)
  }

  /** What is heard goes at least not back before that. */
  moveTo(seconds: number): void {
    this.transport.begin(seconds)
  }

  /** Seconds for which the position still stands although it sounds; see {@link Transport.standsFor}. */
  get standsFor(): number {
    return this.transport.standsFor
  }

  /** Seconds from the start of what is heard. */
  get position(): number {
    const { seekTo, ready, moving, running, broken, phase, at } = this.machine.state
    if (seekTo !== null) return seekTo
    const there = ready && !moving && !broken && phase !== 'error'
    return there ? this.transport.position(running) : at
  }

  /** Seconds; 0 until known. */
  get duration(): number {
    return this.machine.state.ready ? (this.deck?.duration ?? 0) : 0
  }

  /** The element's own clock, in seconds. */
  get time(): number {
    return this.deck?.time ?? 0
  }

  /** Where it would play from: the beginning once it has ended. */
  get standing(): number {
    return this.deck?.ended ? 0 : this.time
  }

  get route(): 'graph' | 'plain' | null {
    return this.deck?.way?.route ?? null
  }

  dispose(): void {
    this.abandon()
    this.lineup.forget()
    this.decks.dispose()
  }

  private get deck(): Deck | null {
    return this.lineup.current
  }

  /** What the current deck sounds through; null for one that sounds straight from its element. */
  private get graph(): Graph | null {
    return this.deck ? this.decks.graphOf(this.deck) : null
  }

  /** Forgets what was still to be found out about an earlier opening. */
  private abandon(): void {
    this.cancelRetry()
    this.probe.cancel()
  }

  private open(at: number): void {
    const { stream } = this
    const { generation, rerouted, attempts, earlyEnd } = this.machine.state
    this.abandon()
    if (!stream) return
    const broke = attempts > 0 || earlyEnd !== null
    const url = broke ? pastCopies(stream.url, generation) : stream.url
    this.lineup.open(generation, { url, at }, rerouted || this.probe.isPlain(stream.url))
  }

  private async start(): Promise<void> {
    const { deck } = this
    if (!deck) return
    const { generation, moving, at } = this.machine.state
    const report = this.machine.reporter()
    this.transport.begin(moving ? at : this.standing)
    const wiring = this.decks.wire(deck)
    if (!wiring && this.decks.awake(deck)) return deck.play()
    await wiring
    const awake = this.decks.awake(deck) || (await this.decks.wake()) || this.decks.awake(deck)
    const { state } = this.machine
    if (generation !== state.generation || state.intent !== 'play') return
    if (awake) deck.play()
    else if (this.decks.dead) this.events.dead()
    else report({ type: 'refused' })
  }

  private async fall(ms: number): Promise<void> {
    const report = this.machine.reporter()
    const how = await this.deck?.ramp(0, ms)
    if (how === 'done') report({ type: 'faded' })
  }

  private async diagnose(cause: BreakCause): Promise<void> {
    if (!this.stream) return
    const report = this.machine.reporter()
    const diagnosis = await this.probe.ask(this.stream.url, cause, this.route ?? 'graph')
    if (diagnosis) report({ type: 'diagnosed', ...diagnosis })
  }

  private onReport(generation: number, report: PlaybackReport): void {
    if (report.type === 'moved') this.transport.begin(this.time)
    this.events.report(generation, report)
  }
}
