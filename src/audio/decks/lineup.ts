import type { System } from '../../ports/system'
import type { Deck, DeckSource } from './deck'
import type { Decks } from './decks'
import { GraphOutput } from './graph-output'

/** So much before the end the next deck is started, to be kept back until the end; longer than any start takes. */
const leadSeconds = 0.25
/** The element's clock is no more exact than this: an earlier silence is not taken for the end. */
const uncertainSeconds = 0.1
/** Looks come four a second. */
const lookAheadSeconds = leadSeconds + 0.4
/** Too short to be joined: it could end before the one ahead of it. */
const shortestSeconds = 2

interface Prepared {
  deck: Deck
  url: string
  /** Started, and kept back until the current one has ended. */
  joining: boolean
}

/** The deck that is heard and the one that is ready to follow it. */
export class Lineup {
  current: Deck | null = null
  /** Whether the prepared track is to follow without a gap. */
  gapless = true
  private prepared: Prepared | null = null
  private cancelStart: (() => void) | null = null

  constructor(
    private readonly decks: Decks,
    private readonly system: System,
  ) {}

  /** Makes that source the current one: at once when it is prepared. What sounded before fades out meanwhile. */
  open(generation: number, source: DeckSource, plain: boolean): void {
    const before = this.current
    const prepared = this.takePrepared(source, plain)
    if (before) this.decks.retire(before)
    this.current = prepared ?? this.decks.take(plain ? 'plain' : 'graph')
    if (!prepared) this.current.open(source)
    this.current.adopt(generation)
  }

  close(): void {
    const before = this.current
    this.current = null
    if (before) this.decks.retire(before)
  }

  /** Loads that address beside the current one; null lets go of what was prepared. */
  prepare(url: string | null, plain: boolean): void {
    if (url !== null && this.prepared?.deck.holds(url)) return
    this.drop()
    if (url === null) return
    const deck = this.decks.take(plain ? 'plain' : 'graph')
    this.prepared = { deck, url, joining: false }
    deck.open({ url, at: 0 })
    this.decks.wireAhead(deck)
  }

  /** Looks whether it is time to start the prepared deck; four times a second while the current one plays. */
  look(): void {
    const { prepared, current } = this
    if (!prepared || prepared.joining || this.cancelStart || !current) return
    this.decks.wireAhead(prepared.deck)
    const remaining = current.duration - current.time
    if (!this.joint(current, prepared.deck) || remaining > lookAheadSeconds) return
    this.cancelStart = this.system.after(Math.max(0, remaining - leadSeconds) * 1000, () => this.join())
  }

  /** Nothing follows by itself: the current one is paused, moved or waits for data. */
  holdBack(): void {
    this.disarm()
    const { prepared } = this
    if (!prepared?.joining) return
    const plain = prepared.deck.route === 'plain'
    this.drop()
    this.prepare(prepared.url, plain)
  }

  /** Forgets its decks, which somebody else has disposed of; gives the address that was prepared. */
  forget(): string | null {
    const url = this.prepared?.url ?? null
    this.disarm()
    this.current = null
    this.prepared = null
    return url
  }

  private takePrepared({ url, at }: DeckSource, plain: boolean): Deck | null {
    const { prepared } = this
    if (!prepared || at > 0 || !prepared.deck.holds(url)) return null
    if (plain && prepared.deck.route === 'graph') return null
    this.disarm()
    this.prepared = null
    return prepared.deck
  }

  private drop(): void {
    this.disarm()
    const { prepared } = this
    this.prepared = null
    if (prepared) this.decks.retire(prepared.deck)
  }

  /** No start is waited for any more. */
  private disarm(): void {
    this.cancelStart?.()
    this.cancelStart = null
  }

  /** The ways out of the two that can be joined now; null when they cannot. */
  private joint(current: Deck, next: Deck): { ahead: GraphOutput; way: GraphOutput } | null {
    const { way: ahead } = current
    const { way } = next
    if (!this.gapless || !this.decks.canJoin || !next.playable) return null
    if (current.duration <= shortestSeconds || next.duration <= shortestSeconds) return null
    return ahead instanceof GraphOutput && way instanceof GraphOutput ? { ahead, way } : null
  }

  private join(): void {
    this.cancelStart = null
    const { prepared, current } = this
    const { context } = this.decks
    const joint = prepared && current && this.joint(current, prepared.deck)
    if (!joint || !context) return
    const remaining = current.duration - current.time - uncertainSeconds
    const notBefore = context.currentTime + Math.max(0, remaining)
    prepared.joining = true
    joint.way.follow(joint.ahead, Math.floor(notBefore * context.sampleRate))
    void prepared.deck.ramp(1, 0)
    prepared.deck.play()
  }
}
