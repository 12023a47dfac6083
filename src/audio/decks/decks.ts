import { volumeGain } from '../../domain/playback/volume-gain'
import type { System } from '../../ports/system'
import type { Deck, DeckReport } from './deck'
import { Graph, type GraphEvents, type Outlet } from '../graph/graph'
import { graphDeck } from './graph-deck'
import { plainDeck, type PlainDeck } from './plain-deck'

/** The decks of the engine, made when first needed, and the graph they sound through. Owns both. */
export class Decks {
  /** Undefined until first needed, null where there is no Web Audio. */
  private graph: Graph | null | undefined
  private inGraph: Promise<Deck> | null = null
  private outside: PlainDeck | null = null
  private gain = 1
  private disposed = false

  constructor(
    private readonly system: System,
    private readonly report: DeckReport,
    private readonly events: GraphEvents,
    private readonly outlet: Outlet,
  ) {}

  /** Makes the graph if need be; inside a gesture, so that the browser lets it sound. */
  open(): void {
    if (this.graph !== undefined) return
    this.graph = Graph.open(this.system, this.events, this.outlet)
    this.graph?.setGain(this.gain)
  }

  /** Resolves to false when the browser does not let the deck sound yet. Call it inside the gesture. */
  wake(): Promise<boolean> {
    this.open()
    return this.graph ? this.graph.resume() : Promise.resolve(true)
  }

  /** Whether that deck's clock runs as soon as its element plays. */
  awake(deck: Deck): boolean {
    return deck.route === 'plain' || this.graph?.running === true
  }

  /** Lets the audio device go; in silence only. */
  rest(): void {
    this.graph?.suspend()
  }

  latency(deck: Deck): number {
    return deck.route === 'graph' ? (this.graph?.latency ?? 0) : 0
  }

  async choose(plain: boolean): Promise<Deck> {
    this.open()
    if (this.graph && !plain) {
      this.inGraph ??= graphDeck(this.graph, this.system, this.report)
      try {
        return await this.inGraph
      } catch {
        this.inGraph = null // a graph that cannot be built is heard around
      }
    }
    this.outside ??= plainDeck(this.system, this.report)
    this.outside.setGain(this.gain)
    return this.outside.deck
  }

  setVolume(volume: number, muted: boolean): void {
    this.gain = volumeGain(volume, muted)
    this.graph?.setGain(this.gain)
    this.outside?.setGain(this.gain)
  }

  dispose(): void {
    if (this.disposed) return
    this.disposed = true
    this.outside?.deck.dispose()
    void this.inGraph?.then(
      (deck) => deck.dispose(),
      () => undefined,
    )
    this.graph?.dispose()
  }
}
