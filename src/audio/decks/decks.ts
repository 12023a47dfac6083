import { limits } from '../../domain/limits'
import { volumeGain } from '../../domain/playback/volume-gain'
import type { System } from '../../ports/system'
import { isTouchWebKit } from '../platform/touch-webkit'
import { Graph, type GraphEvents, type GraphOptions } from '../graph/graph'
import { Deck, type DeckReport } from './deck'
import type { DeckOutput, DeckRoute } from './deck-output'
import { GraphOutput } from './graph-output'
import { PlainOutput } from './plain-output'

/** Time to fade out a track that a new one replaces. */
const cutMs = 30

interface DecksEvents extends GraphEvents {
  /** There is another graph, or none. */
  opened(graph: Graph | null): void
  /** The chosen device is refused by now: the system's choice sounds. */
  sinkLost(): void
}

/** The decks of the engine, made when first needed and used again, and the graph they sound through. Owns both. */
export class Decks {
  /** Undefined until first needed, null where there is no Web Audio or none that works. */
  private graph: Graph | null | undefined
  private readonly all = new Set<Deck>()
  /** Empty ones, the last used at the end. */
  private idle: Deck[] = []
  /** Those that still fade out, the earliest first. */
  private readonly leaving = new Set<Deck>()
  private gain = 1
  private sink = ''
  private unlocked = false
  private made = 0

  constructor(
    private readonly system: System,
    private readonly report: DeckReport,
    private readonly events: DecksEvents,
    private readonly options: GraphOptions,
  ) {}

  /** An empty deck. When all ten are in use, the one that has been fading out for longest is cut off. */
  take(wanted: DeckRoute): Deck {
    const route = this.graph === null || typeof AudioContext === 'undefined' ? 'plain' : wanted
    const full = this.all.size >= limits.audioPool
    if (full && !this.idle.some((deck) => deck.route === route)) this.makeRoom(route)
    const waiting = this.idle.findLast((deck) => deck.route === route)
    if (waiting) {
      this.idle = this.idle.filter((deck) => deck !== waiting)
      return waiting
    }
    const deck = new Deck(++this.made, route, new Audio(), this.system, this.report)
    this.all.add(deck)
    return deck
  }

  /** Fades out what it sounds, and lets go of its source. */
  retire(deck: Deck): void {
    if (!this.all.has(deck)) return
    if (deck.silent) return this.rest(deck)
    this.leaving.add(deck)
    void this.fadeAway(deck)
  }

  /** Gives the deck its way out: at once (null) when all for it is there. */
  wire(deck: Deck): Promise<void> | null {
    if (deck.wired) return null
    const graph = deck.route === 'graph' ? this.open() : null
    if (graph?.hasEnvelope === null) return this.wireLater(deck, graph)
    deck.attach(this.outputFor(deck, graph))
    return null
  }

  /** Wires the deck if nothing has to be made or waited for. */
  wireAhead(deck: Deck): void {
    const known = this.graph ? this.graph.hasEnvelope !== null : false
    if (deck.route === 'plain' || known) void this.wire(deck)
  }

  /** Resolves to false when the browser does not let sound out yet. Call it inside the gesture. */
  wake(): Promise<boolean> {
    const graph = this.open()
    return graph ? graph.resume() : Promise.resolve(true)
  }

  /** Whether that deck's clock runs as soon as its element plays. */
  awake(deck: Deck): boolean {
    const { route } = deck.way ?? deck
    return route === 'plain' || this.graph?.running === true
  }

  /** Lets the audio device go; in silence only. */
  sleep(): void {
    this.graph?.suspend()
  }

  /** Null before the first sound and without Web Audio. */
  get context(): AudioContext | null {
    return this.graph?.context ?? null
  }

  /** Whether the context ran before and does not run now, although it was asked to. */
  get dead(): boolean {
    return this.graph ? this.graph.ranOnce && !this.graph.running : false
  }

  /** Inside a gesture: touch WebKit lets an element sound later on only when it was loaded in one. */
  unlock(): void {
    if (this.unlocked || !isTouchWebKit()) return
    this.unlocked = true
    const pair = [this.take('graph'), this.take('graph')]
    for (const deck of pair) deck.element.load()
    this.idle.push(...pair)
  }

  get canJoin(): boolean {
    return this.graph?.hasSplice === true
  }

  /** What that deck sounds through; null while it does not, and for one that sounds straight from its element. */
  graphOf(deck: Deck): Graph | null {
    return deck.way?.route === 'graph' ? (this.graph ?? null) : null
  }

  setVolume(volume: number, muted: boolean): void {
    this.gain = volumeGain(volume, muted)
    this.graph?.setGain(this.gain)
    for (const deck of this.all) deck.way?.setGain(this.gain)
  }

  /** Empty for the system's choice. False when the sound does not go there, or will not once there is any. */
  async setSink(id: string): Promise<boolean> {
    const { graph } = this
    if (graph === undefined && id !== '' && !contextsChoose()) return false
    if (graph && !(await graph.setSink(id))) return false
    this.sink = id
    for (const deck of this.all) deck.way?.setSink(id)
    return true
  }

  /** Closes the context and all decks; new decks are made when next needed, and a context only `withGraph`. */
  renew(withGraph: boolean): void {
    this.dispose()
    if (withGraph) this.graph = undefined
  }

  dispose(): void {
    for (const deck of this.all) deck.dispose()
    this.all.clear()
    this.leaving.clear()
    this.idle = []
    this.unlocked = false
    if (this.graph) this.events.opened(null)
    this.graph?.dispose()
    this.graph = null
  }

  /** Inside a gesture, so that the browser lets it sound. */
  private open(): Graph | null {
    if (this.graph !== undefined) return this.graph
    this.graph = Graph.open(this.system, this.events, this.options)
    this.graph?.setGain(this.gain)
    if (this.sink && this.graph) void this.keepSink(this.graph)
    this.events.opened(this.graph)
    return this.graph
  }

  private async keepSink(graph: Graph): Promise<void> {
    if ((await graph.setSink(this.sink)) || graph !== this.graph) return
    this.sink = ''
    this.events.sinkLost()
  }

  private outputFor(deck: Deck, graph: Graph | null): DeckOutput {
    const output =
      (graph && graphOutput(graph, deck, this.system)) ?? new PlainOutput(deck.element, this.system)
    output.setGain(this.gain)
    if (this.sink) output.setSink(this.sink)
    return output
  }

  private async wireLater(deck: Deck, graph: Graph): Promise<void> {
    await graph.ready
    if (!deck.wired && this.all.has(deck)) deck.attach(this.outputFor(deck, graph))
  }

  private async fadeAway(deck: Deck): Promise<void> {
    await deck.ramp(0, cutMs)
    if (this.leaving.delete(deck)) this.rest(deck)
  }

  private rest(deck: Deck): void {
    deck.empty()
    this.idle.push(deck)
  }

  private makeRoom(route: DeckRoute): void {
    for (const deck of this.leaving) {
      if (deck.route !== route) continue
      this.leaving.delete(deck)
      return this.rest(deck)
    }
    const [other] = [...this.idle, ...this.leaving]
    if (!other) return
    this.idle = this.idle.filter((deck) => deck !== other)
    this.leaving.delete(other)
    this.all.delete(other)
    other.dispose()
  }
}

/** Whether a context that is still to be made could be sent to a device; without contexts the elements are. */
function contextsChoose(): boolean {
  return typeof AudioContext === 'undefined' || 'setSinkId' in AudioContext.prototype
}

/** Null when the nodes cannot be made: such a deck is heard straight from its element. */
function graphOutput(graph: Graph, deck: Deck, system: System): GraphOutput | null {
  try {
    return new GraphOutput(graph, deck.element, system)
  } catch {
    return null
  }
}
