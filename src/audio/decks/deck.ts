import { isChromium } from '../../domain/is-chromium'
import type { PlaybackReport } from '../../domain/playback/playback-event'
import type { System } from '../../ports/system'
import type { FadeOutcome } from '../fades/fade'
import { Spans } from '../trace/spans'
import { traceMark, traceSpan } from '../trace/trace'
import type { DeckOutput, DeckRoute } from './deck-output'
import { PendingRamp } from '../fades/pending-ramp'
import { ElementClock } from './element-clock'
import { fetchMp3Info } from './fetch-mp3-info'
import { PlayedOut } from './played-out'

export interface DeckSource {
  url: string
  /** Seconds from the start. */
  at: number
}

export type DeckReport = (generation: number, report: PlaybackReport) => void

interface Ramp {
  level: number
  ms: number
  armMs: number
}

/**
 * One media element with its fade, holding one source at a time. It is filled without anybody knowing (generation 0)
 * and adopted by the playback that is to hear it; from then on everything it reports carries that generation, so
 * that news of an older source can be told apart. Owns the element and its way out.
 */
export class Deck {
  private generation = 0
  private url: string | null = null
  /** Seconds to go to as soon as the metadata is there. */
  private pendingMove: number | null = null
  private output: DeckOutput | null = null
  /** Asked for before there was a way out. */
  private early: Ramp | null = null
  private readonly earlyOutcome: PendingRamp
  /** Set while the element has ended and what was kept back of it still sounds. */
  private cancelEnd: (() => void) | null = null
  private readonly uses = new Spans('Decks')
  private readonly played = new PlayedOut()
  private readonly clock: ElementClock
  private openedMs = 0
  private readonly listeners = new AbortController()

  /** `number` names it in traces. */
  constructor(
    private readonly number: number,
    readonly route: DeckRoute,
    readonly element: HTMLMediaElement,
    private readonly system: System,
    private readonly report: DeckReport,
  ) {
    this.earlyOutcome = new PendingRamp(system)
    // the file of a host that wants to be played round the graph cannot be read
    const inspect = route === 'graph' && isChromium(navigator.userAgent) ? fetchMp3Info : null
    this.clock = new ElementClock(element, inspect, () => system.now())
    element.preload = 'auto'
    // before any source: set later, or left out, a source of another origin is silence in the graph
    if (route === 'graph') element.crossOrigin = 'anonymous'
    this.listen('loadedmetadata', () => this.onMetadata())
    this.listen('playing', () => this.onPlaying())
    this.listen('waiting', () => this.onWaiting())
    this.listen('timeupdate', () => this.reach())
    this.listen('progress', () => this.tell({ type: 'fed' }))
    this.listen('seeked', () => this.onSeeked())
    this.listen('pause', () => this.clock.stop())
    this.listen('pause', () => this.reconcile())
    this.listen('ended', () => this.onEnded())
    this.listen('error', () => this.onError())
  }

  /** Whether it has its way out; until then it must not play. */
  get wired(): boolean {
    return this.output !== null
  }

  /** The way out that it has. */
  get way(): DeckOutput | null {
    return this.output
  }

  attach(output: DeckOutput): void {
    this.output = output
    const { early } = this
    this.early = null
    if (early)
      void output.fade.to(early.level, early.ms, early.armMs).then((how) => this.earlyOutcome.settle(how))
  }

  /** Takes a source while it is empty. */
  open({ url, at }: DeckSource): void {
    this.url = url
    this.pendingMove = at > 0 ? at : null
    this.element.src = url
    this.clock.open(url)
    this.openedMs = performance.now()
    this.played.place(0, this.openedMs)
    this.uses.begin(`${this.number}: prepared`, 'secondary-light')
  }

  /** Whether that source is in it from its beginning, and nothing speaks against it so far. */
  holds(url: string): boolean {
    return this.url === url && this.pendingMove === null && !this.element.error
  }

  /** From now on what happens is reported, first of all what happened already. */
  adopt(generation: number): void {
    this.generation = generation
    this.uses.begin(`${this.number}: source ${generation}`, 'secondary')
    this.tell({ type: 'opened' })
    if (this.element.error) return this.tell({ type: 'broke' })
    if (this.element.readyState >= HTMLMediaElement.HAVE_METADATA) this.tell({ type: 'ready' })
    this.onPlaying()
  }

  /** Starts a ramp of its gain; see `Fade.to`. */
  ramp(level: number, ms: number, armMs = 0): Promise<FadeOutcome> {
    if (this.output) return this.traced(this.output.fade.to(level, ms, armMs), level)
    const { id, outcome } = this.earlyOutcome.begin(Infinity)
    this.early = level > 0 ? { level, ms, armMs } : null
    if (!this.early) this.earlyOutcome.settle('done', id)
    return outcome
  }

  /** Nothing can be heard of it. */
  get silent(): boolean {
    return this.output?.fade.silent ?? true
  }

  play(): void {
    const { generation } = this
    this.clock.start()
    void this.element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        this.report(generation, { type: 'refused' })
      }
    })
  }

  /** In silence; what was kept back is played again afterwards. */
  pause(): void {
    const { time } = this
    this.withholdEnd()
    const behind = this.output !== null && this.output.delay > 0
    this.element.pause()
    this.output?.catchUp()
    if (behind) this.clock.move(time)
  }

  move(to: number): void {
    if (this.element.readyState === HTMLMediaElement.HAVE_NOTHING) {
      this.pendingMove = to > 0 ? to : null
      return
    }
    this.pendingMove = null
    this.output?.catchUp()
    this.clock.move(to)
    this.played.place(this.element.currentTime, performance.now())
    // the end has stopped the element, and nobody knows
    if (this.withholdEnd()) this.play()
    // where nothing is seekable no seek begins, and no event tells of its end
    if (!this.element.seeking) this.tell({ type: 'moved' })
  }

  /** Seconds of sound that have left the deck. */
  get time(): number {
    return Math.max(0, this.clock.time - (this.output?.delay ?? 0))
  }

  /** Whether `play` would begin anew. */
  get ended(): boolean {
    return this.element.ended
  }

  /** Seconds; 0 until known and for endless streams. */
  get duration(): number {
    const { duration } = this.element
    return Number.isFinite(duration) ? duration : 0
  }

  /** Whether it would sound at once. */
  get playable(): boolean {
    return this.element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
  }

  /** Reports an element that the system has stopped, or that ended while nobody looked. */
  reconcile(): void {
    const { paused, ended } = this.element
    if (ended) this.onEnded()
    else this.tell({ type: 'paused', paused, ended })
  }

  /** Lets go of the source and its connection; in silence. */
  empty(): void {
    this.generation = 0
    this.url = null
    this.clock.open('')
    this.uses.end()
    this.pendingMove = null
    this.early = null
    this.earlyOutcome.settle('cancelled')
    this.withholdEnd()
    this.output?.catchUp()
    if (!this.element.hasAttribute('src')) return
    this.element.removeAttribute('src')
    this.element.load()
  }

  dispose(): void {
    this.listeners.abort()
    this.empty()
    this.output?.dispose()
  }

  private listen(type: keyof HTMLMediaElementEventMap, run: () => void): void {
    this.element.addEventListener(type, run, { signal: this.listeners.signal })
  }

  private tell(report: PlaybackReport): void {
    if (this.generation > 0) this.report(this.generation, report)
  }

  private async traced(ramp: Promise<FadeOutcome>, level: number): Promise<FadeOutcome> {
    const began = performance.now()
    const outcome = await ramp
    traceSpan(
      'Fades',
      `${this.number}: to ${level}, ${outcome}`,
      began,
      level > 0 ? 'tertiary' : 'tertiary-light',
    )
    return outcome
  }

  private onWaiting(): void {
    traceMark('Network', `${this.number}: waits`, 'warning')
    const delay = this.output?.delay ?? 0
    if (!(delay > 0 && delay < Infinity)) return this.tell({ type: 'waiting' })
    const { generation } = this
    this.system.after(delay * 1000, () => {
      if (generation === this.generation && !this.playable) this.tell({ type: 'waiting' })
    })
  }

  private onMetadata(): void {
    traceSpan('Network', `${this.number}: metadata`, this.openedMs)
    const to = this.pendingMove
    this.pendingMove = null
    if (to !== null) this.move(to)
    this.tell({ type: 'ready' })
  }

  private onPlaying(): void {
    if (!this.element.paused) this.tell({ type: 'playing' })
  }

  private onSeeked(): void {
    if (!this.element.seeking) this.tell({ type: 'moved' })
  }

  /** What was kept back is still to be heard. */
  private onEnded(): void {
    this.withholdEnd()
    const delay = this.output?.delay ?? 0
    if (!(delay > 0 && delay < Infinity)) return this.tellEnd()
    this.cancelEnd = this.system.after(delay * 1000, () => this.tellEnd())
  }

  /** Whether there was an end that is still to be told. */
  private withholdEnd(): boolean {
    const { cancelEnd } = this
    this.cancelEnd = null
    cancelEnd?.()
    return cancelEnd !== null
  }

  private tellEnd(): void {
    this.cancelEnd = null
    const { ended, seekable } = this.element
    if (!ended) return
    const at = this.reach()
    const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
    this.tell({ type: 'ended', at, seekable: end >= at - 1 })
  }

  private reach(): number {
    return this.played.reach(this.element.currentTime, performance.now())
  }

  private onError(): void {
    if (this.element.error) this.tell({ type: 'broke' })
  }
}
