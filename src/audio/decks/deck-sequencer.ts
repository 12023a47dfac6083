import { asRecorded } from '../../domain/loudness/track-loudness'
import type { System } from '../../ports/system'
import type { Deck } from './deck'
import type { DeckPool } from './deck-pool'
import type { DeckSource, NextSource } from './deck-source'
import { GraphOutput } from './graph-output'

/** How long before the end the next deck is started and held back; longer than any element takes to start. */
const leadSeconds = 0.25
/** The precision of the element's clock: silence before that is not taken for the end. */
const precisionSeconds = 0.1
/** Checks come once a second in a hidden tab. */
const lookAheadSeconds = leadSeconds + 1.4
/** Shorter tracks are not joined: they could end before the one ahead of them. */
const minSeconds = 2

interface Prepared {
  deck: Deck
  source: NextSource
  /** Whether it was started and is held back until the current one has ended. */
  joining: boolean
}

/** The current deck and the one prepared to follow it, without a gap if possible. */
export class DeckSequencer {
  current: Deck | null = null
  /** Whether the prepared track may follow without a gap. */
  gapless = true
  private prepared: Prepared | null = null
  private cancelStart: (() => void) | null = null

  constructor(
    private readonly decks: DeckPool,
    private readonly system: System,
  ) {}

  /** The deck prepared to follow the current one. */
  get next(): Deck | null {
    return this.prepared?.deck ?? null
  }

  /** Makes a source the current one; a prepared one is ready at once. The deck before fades out. */
  open(generation: number, source: DeckSource, plain: boolean): void {
    const before = this.current
    const prepared = this.takePrepared(source, plain)
    if (before) this.decks.release(before)
    this.current = prepared ?? this.decks.acquire(plain ? 'plain' : 'graph')
    if (prepared) prepared.setTrim(gainOf(source))
    else this.current.open(source)
    this.current.activate(generation)
  }

  close(): void {
    const before = this.current
    this.current = null
    if (before) this.decks.release(before)
  }

  /** Loads a source in advance; null discards the prepared one. One that is loaded already gets its loudness. */
  prepare(source: NextSource | null, plain: boolean): void {
    const { prepared } = this
    if (source !== null && prepared?.deck.holds(source.url)) {
      prepared.source = source
      return prepared.deck.setTrim(gainOf(source))
    }
    this.drop()
    if (source === null) return
    const deck = this.decks.acquire(plain ? 'plain' : 'graph')
    this.prepared = { deck, source, joining: false }
    deck.open({ ...source, at: 0 })
    this.decks.connectIfReady(deck)
  }

  /** Starts the prepared deck when it is time. Call it at least once a second while the current one plays. */
  tick(): void {
    const { prepared, current } = this
    if (!prepared || prepared.joining || this.cancelStart || !current) return
    this.decks.connectIfReady(prepared.deck)
    const remaining = current.duration - current.time
    if (!this.joint(current, prepared.deck) || remaining > lookAheadSeconds) return
    this.cancelStart = this.system.after(Math.max(0, remaining - leadSeconds) * 1000, () => this.join())
  }

  /** Does not let the prepared deck follow by itself: the current one is paused, seeks or waits for data. */
  cancelJoin(): void {
    this.disarm()
    const { prepared } = this
    if (!prepared?.joining) return
    const plain = prepared.deck.route === 'plain'
    this.drop()
    this.prepare(prepared.source, plain)
  }

  /** Forgets the decks, which are disposed by their pool. Returns the prepared source. */
  forget(): NextSource | null {
    const source = this.prepared?.source ?? null
    this.disarm()
    this.current = null
    this.prepared = null
    return source
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
    if (prepared) this.decks.release(prepared.deck)
  }

  /** Cancels the timer of the next start. */
  private disarm(): void {
    this.cancelStart?.()
    this.cancelStart = null
  }

  /** Returns the outputs of both decks if they can be joined now, else null. */
  private joint(current: Deck, next: Deck): { ahead: GraphOutput; output: GraphOutput } | null {
    const { output: ahead } = current
    const { output } = next
    if (!this.gapless || !this.decks.canSplice || !next.playable) return null
    if (current.duration <= minSeconds || next.duration <= minSeconds) return null
    return ahead instanceof GraphOutput && output instanceof GraphOutput ? { ahead, output } : null
  }

  private join(): void {
    this.cancelStart = null
    const { prepared, current } = this
    const { context } = this.decks
    const joint = prepared && current && this.joint(current, prepared.deck)
    if (!joint || !context) return
    const remaining = current.duration - current.time - precisionSeconds
    const notBefore = context.currentTime + Math.max(0, remaining)
    prepared.joining = true
    joint.output.joinAfter(joint.ahead, Math.floor(notBefore * context.sampleRate))
    void prepared.deck.ramp(1, 0)
    prepared.deck.play()
  }
}

function gainOf({ loudness = asRecorded }: NextSource): number {
  return loudness.gain
}
