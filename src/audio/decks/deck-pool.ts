import { volumeGain } from '../../domain/playback/volume-gain'
import type { System } from '../../ports/system'
import { isTouchWebKit } from '../platform/touch-webkit'
import { AudioGraph, type AudioGraphEvents, type AudioGraphOptions } from '../graph/audio-graph'
import { Deck, type DeckReport } from './deck'
import type { DeckOutput, DeckRoute } from './deck-output'
import { GraphOutput } from './graph-output'
import { PlainOutput } from './plain-output'

/** How long a track fades out when a new one replaces it. */
const cutMs = 30
/** Media elements at most (specification, point 9). */
const maxDecks = 10

interface DeckPoolEvents extends AudioGraphEvents {
  /** There is another graph, or none any more. */
  graphChanged(graph: AudioGraph | null): void
  /** The chosen output device is not available any more; the system's choice is used. */
  sinkLost(): void
}

/** The decks, created when first needed and then reused, and the graph that they play through. Owns both. */
export class DeckPool {
  /** Undefined until first needed; null if Web Audio is missing or does not work. */
  private graph: AudioGraph | null | undefined
  private readonly all = new Set<Deck>()
  /** Decks without a source, the last used at the end. */
  private idle: Deck[] = []
  /** Decks that still fade out, the earliest first. */
  private readonly fadingOut = new Set<Deck>()
  private gain = 1
  private sink = ''
  private unlocked = false
  private made = 0

  constructor(
    private readonly system: System,
    private readonly report: DeckReport,
    private readonly events: DeckPoolEvents,
    private readonly options: AudioGraphOptions,
  ) {}

  /** Returns a deck without a source. If all ten are in use, cuts off the one that started to fade out first. */
  acquire(wanted: DeckRoute): Deck {
    const route = this.graph === null || typeof AudioContext === 'undefined' ? 'plain' : wanted
    const full = this.all.size >= maxDecks
    if (full && !this.idle.some((deck) => deck.route === route)) this.makeRoom(route)
    const idle = this.idle.findLast((deck) => deck.route === route)
    if (idle) {
      this.idle = this.idle.filter((deck) => deck !== idle)
      return idle
    }
    const deck = new Deck(++this.made, route, new Audio(), this.system, this.report)
    this.all.add(deck)
    return deck
  }

  /** Fades the deck out, unloads it and keeps it for reuse. */
  release(deck: Deck): void {
    if (!this.all.has(deck)) return
    if (deck.silent) return this.recycle(deck)
    this.fadingOut.add(deck)
    void this.fadeAway(deck)
  }

  /** Connects the deck to its output. Returns null when that is done at once, else a promise. */
  connect(deck: Deck): Promise<void> | null {
    if (deck.connected) return null
    const graph = deck.route === 'graph' ? this.openGraph() : null
    if (graph?.hasEnvelope === null) return this.connectLater(deck, graph)
    deck.attach(this.outputFor(deck, graph))
    return null
  }

  /** Connects the deck if nothing has to be created or awaited. */
  connectIfReady(deck: Deck): void {
    const known = this.graph ? this.graph.hasEnvelope !== null : false
    if (deck.route === 'plain' || known) void this.connect(deck)
  }

  /** Resolves to whether the browser allows sound. Call it inside a gesture. */
  resume(): Promise<boolean> {
    const graph = this.openGraph()
    return graph ? graph.resume() : Promise.resolve(true)
  }

  /** Whether the deck is audible as soon as its element plays. */
  isClockRunning(deck: Deck): boolean {
    const { route } = deck.output ?? deck
    return route === 'plain' || this.graph?.running === true
  }

  /** Releases the audio device. Call it in silence. */
  suspend(): void {
    this.graph?.suspend()
  }

  /** Null before the first sound and without Web Audio. */
  get context(): AudioContext | null {
    return this.graph?.context ?? null
  }

  /** Whether the context has run before, but does not run now. */
  get dead(): boolean {
    return this.graph ? this.graph.hasRun && !this.graph.running : false
  }

  /**
   * Loads two elements, once. Call it inside a gesture: WebKit on touch devices allows an element to play later only if
   * it was loaded in a gesture.
   */
  unlock(): void {
    if (this.unlocked || !isTouchWebKit()) return
    this.unlocked = true
    const unlocked = [this.acquire('graph'), this.acquire('graph')]
    for (const deck of unlocked) deck.element.load()
    this.idle.push(...unlocked)
  }

  get canSplice(): boolean {
    return this.graph?.hasSplice === true
  }

  /** Returns the graph that the deck plays through; null while it is not connected, or if it bypasses the graph. */
  graphFor(deck: Deck): AudioGraph | null {
    return deck.output?.route === 'graph' ? (this.graph ?? null) : null
  }

  setVolume(volume: number, muted: boolean): void {
    this.gain = volumeGain(volume, muted)
    this.graph?.setGain(this.gain)
    for (const deck of this.all) deck.output?.setGain(this.gain)
  }

  /** Sets the output device; an empty id is the system's choice. Resolves to false if that is not possible. */
  async setSink(id: string): Promise<boolean> {
    const { graph } = this
    if (graph === undefined && id !== '' && !canChooseSink()) return false
    if (graph && !(await graph.setSink(id))) return false
    this.sink = id
    for (const deck of this.all) deck.output?.setSink(id)
    return true
  }

  /** Closes the context and all decks. New decks are created when needed; a new context only `withGraph`. */
  renew(withGraph: boolean): void {
    this.dispose()
    if (withGraph) this.graph = undefined
  }

  dispose(): void {
    for (const deck of this.all) deck.dispose()
    this.all.clear()
    this.fadingOut.clear()
    this.idle = []
    this.unlocked = false
    if (this.graph) this.events.graphChanged(null)
    this.graph?.dispose()
    this.graph = null
  }

  /** Creates the graph when first called. Call it inside a gesture, so that the browser allows sound. */
  private openGraph(): AudioGraph | null {
    if (this.graph !== undefined) return this.graph
    this.graph = AudioGraph.create(this.system, this.events, this.options)
    this.graph?.setGain(this.gain)
    if (this.sink && this.graph) void this.keepSink(this.graph)
    this.events.graphChanged(this.graph)
    return this.graph
  }

  private async keepSink(graph: AudioGraph): Promise<void> {
    if ((await graph.setSink(this.sink)) || graph !== this.graph) return
    this.sink = ''
    this.events.sinkLost()
  }

  private outputFor(deck: Deck, graph: AudioGraph | null): DeckOutput {
    const output =
      (graph && graphOutput(graph, deck, this.system)) ?? new PlainOutput(deck.element, this.system)
    output.setGain(this.gain)
    if (this.sink) output.setSink(this.sink)
    return output
  }

  private async connectLater(deck: Deck, graph: AudioGraph): Promise<void> {
    await graph.ready
    if (!deck.connected && this.all.has(deck)) deck.attach(this.outputFor(deck, graph))
  }

  private async fadeAway(deck: Deck): Promise<void> {
    await deck.ramp(0, cutMs)
    if (this.fadingOut.delete(deck)) this.recycle(deck)
  }

  private recycle(deck: Deck): void {
    deck.unload()
    this.idle.push(deck)
  }

  private makeRoom(route: DeckRoute): void {
    for (const deck of this.fadingOut) {
      if (deck.route !== route) continue
      this.fadingOut.delete(deck)
      return this.recycle(deck)
    }
    const [other] = [...this.idle, ...this.fadingOut]
    if (!other) return
    this.idle = this.idle.filter((deck) => deck !== other)
    this.fadingOut.delete(other)
    this.all.delete(other)
    other.dispose()
  }
}

/** Whether a context created later could use a chosen device. Without Web Audio, the elements use it. */
function canChooseSink(): boolean {
  return typeof AudioContext === 'undefined' || 'setSinkId' in AudioContext.prototype
}

/** Returns null when the nodes cannot be created: then the deck bypasses the graph. */
function graphOutput(graph: AudioGraph, deck: Deck, system: System): GraphOutput | null {
  try {
    return new GraphOutput(graph, deck.element, system)
  } catch {
    return null
  }
}
