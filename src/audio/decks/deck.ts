import { asRecorded } from '../../domain/loudness/track-loudness'
import { isChromium } from '../../domain/playback/is-chromium'
import type { PlaybackReport } from '../../domain/playback/playback-event'
import type { System } from '../../ports/system'
import type { FadeOutcome } from '../fades/fade'
import { SpanTrack } from '../../trace/span-track'
import { traceMark, traceSpan } from '../../trace/trace'
import { traceRamp } from '../fades/trace-ramp'
import { DeckMeter } from '../loudness/deck-meter'
import type { DeckOutput, DeckRoute } from './deck-output'
import type { DeckSource } from './deck-source'
import { PendingRamp } from '../fades/pending-ramp'
import { ElementClock } from './element-clock'
import { fetchMp3Info } from './mp3-info'
import { PlayedExtent } from './played-extent'

export type DeckReport = (generation: number, report: PlaybackReport) => void

interface Ramp {
  level: number
  ms: number
  armMs: number
}

/**
 * One media element with its fade, holding one source at a time. It can be loaded in advance (generation 0) and is
 * activated by the playback that uses it. From then on its reports carry that generation, so that reports of an older
 * source can be ignored. Owns the element and its output.
 */
export class Deck {
  private generation = 0
  private url: string | null = null
  /** The position in seconds to seek to as soon as the metadata is loaded. */
  private pendingMove: number | null = null
  /** Null until it is connected. */
  output: DeckOutput | null = null
  /** A ramp requested before the output was connected. */
  private queuedRamp: Ramp | null = null
  private trim = 1
  readonly meter: DeckMeter
  private readonly queuedOutcome: PendingRamp
  /** Set while the element has ended, but delayed sound of it is still audible. */
  private cancelEnd: (() => void) | null = null
  private readonly uses = new SpanTrack('Decks')
  private readonly played = new PlayedExtent()
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
    this.queuedOutcome = new PendingRamp(system)
    this.meter = new DeckMeter(element, this.listeners.signal)
    // the files of hosts that have to be played outside the graph cannot be read
    const inspect = route === 'graph' && isChromium(navigator.userAgent) ? fetchMp3Info : null
    this.clock = new ElementClock(element, inspect, () => system.now())
    element.preload = 'auto'
    // has to be set before any source: else the graph outputs silence for other origins
    // https://webaudio.github.io/web-audio-api/#MediaElementAudioSourceOptions-security
    if (route === 'graph') element.crossOrigin = 'anonymous'
    this.listen('loadedmetadata', () => this.onMetadata())
    this.listen('playing', () => this.onPlaying())
    this.listen('waiting', () => this.onWaiting())
    this.listen('timeupdate', () => this.playedTime())
    this.listen('progress', () => this.emit({ type: 'fed' }))
    this.listen('seeked', () => this.onSeeked())
    this.listen('pause', () => this.clock.notePause())
    this.listen('pause', () => this.reconcile())
    this.listen('ended', () => this.onEnded())
    this.listen('error', () => this.onError())
  }

  /** Whether it has its output; until then it must not play. */
  get connected(): boolean {
    return this.output !== null
  }

  attach(output: DeckOutput): void {
    this.output = output
    output.setTrim(this.trim)
    const { queuedRamp: ramp } = this
    this.queuedRamp = null
    if (ramp)
      void output.fade.to(ramp.level, ramp.ms, ramp.armMs).then((how) => this.queuedOutcome.settle(how))
  }

  /** Loads a source. Call it only while there is none. */
  open({ url, at, loudness = asRecorded }: DeckSource): void {
    this.url = url
    this.setTrim(loudness.gain)
    if (loudness.measured && at === 0) this.meter.expect()
    this.pendingMove = at > 0 ? at : null
    this.element.src = url
    this.clock.reset(url)
    this.openedMs = performance.now()
    this.played.reset(0, this.openedMs)
    this.uses.start(`${this.number}: prepared`, 'secondary-light')
  }

  /** Whether it has loaded that address from its beginning, without an error so far. */
  holds(url: string): boolean {
    return this.url === url && this.pendingMove === null && !this.element.error
  }

  /** Sets the multiplier of the loudness of its source; see `DeckOutput.setTrim`. */
  setTrim(trim: number): void {
    this.trim = trim
    this.output?.setTrim(trim)
  }

  /** Reports what happens from now on, and first what has happened already. */
  activate(generation: number): void {
    this.generation = generation
    this.uses.start(`${this.number}: source ${generation}`, 'secondary')
    this.emit({ type: 'opened' })
    if (this.element.error) return this.emit({ type: 'broke' })
    if (this.element.readyState >= HTMLMediaElement.HAVE_METADATA) this.emit({ type: 'ready' })
    this.onPlaying()
  }

  /** Starts a ramp of its gain; see `Fade.to`. */
  ramp(level: number, ms: number, armMs = 0): Promise<FadeOutcome> {
    if (this.output) return traceRamp(this.number, level, this.output.fade.to(level, ms, armMs))
    const { id, outcome } = this.queuedOutcome.start(Infinity)
    this.queuedRamp = level > 0 ? { level, ms, armMs } : null
    if (!this.queuedRamp) this.queuedOutcome.settle('done', id)
    return outcome
  }

  /** Whether it is inaudible. */
  get silent(): boolean {
    return this.output?.fade.silent ?? true
  }

  play(): void {
    const { generation } = this
    this.clock.beforePlay()
    this.meter.start(this.output)
    void this.element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        this.report(generation, { type: 'refused' })
      }
    })
  }

  /** Pauses the element. Call it in silence. Delayed sound is played again afterwards. */
  pause(): void {
    const { time } = this
    this.cancelPendingEnd()
    const behind = this.output !== null && this.output.delay > 0
    this.element.pause()
    this.output?.resync()
    if (behind) this.clock.seek(time)
  }

  seek(to: number): void {
    if (this.element.readyState === HTMLMediaElement.HAVE_NOTHING) {
      this.pendingMove = to > 0 ? to : null
      return
    }
    this.pendingMove = null
    this.output?.resync()
    this.clock.seek(to)
    this.played.reset(this.element.currentTime, performance.now())
    // the element has stopped at its end, which was not reported yet
    if (this.cancelPendingEnd()) this.play()
    // if nothing is seekable, the element does not seek and there is no event
    if (!this.element.seeking) this.emit({ type: 'moved' })
  }

  /** The position in seconds of the sound that leaves the deck. */
  get time(): number {
    const { time } = this.clock
    const played = this.element.ended ? Math.min(time, this.playedTime()) : time
    return Math.max(0, played - (this.output?.delay ?? 0))
  }

  /** Whether `play` would start at the beginning. */
  get ended(): boolean {
    return this.element.ended
  }

  /** Seconds; 0 while unknown and for endless streams. */
  get duration(): number {
    const { duration } = this.element
    return Number.isFinite(duration) ? duration : 0
  }

  /** Whether it could play at once. */
  get playable(): boolean {
    return this.element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
  }

  /** Reports that the system has paused the element, or that it has ended, in case the event was missed. */
  reconcile(): void {
    const { paused, ended } = this.element
    if (ended) this.onEnded()
    else this.emit({ type: 'paused', paused, ended })
  }

  /** Removes the source and closes its connection. Call it in silence. */
  unload(): void {
    this.generation = 0
    this.url = null
    this.meter.cancel()
    this.clock.reset('')
    this.uses.end()
    this.pendingMove = null
    this.queuedRamp = null
    this.queuedOutcome.settle('cancelled')
    this.cancelPendingEnd()
    this.output?.resync()
    if (!this.element.hasAttribute('src')) return
    this.element.removeAttribute('src')
    this.element.load()
  }

  dispose(): void {
    this.listeners.abort()
    this.unload()
    this.output?.dispose()
  }

  private listen(type: keyof HTMLMediaElementEventMap, run: () => void): void {
    this.element.addEventListener(type, run, { signal: this.listeners.signal })
  }

  private emit(report: PlaybackReport): void {
    if (this.generation > 0) this.report(this.generation, report)
  }

  private onWaiting(): void {
    traceMark('Network', `${this.number}: waits`, 'warning')
    const delay = this.output?.delay ?? 0
    if (!(delay > 0 && delay < Infinity)) return this.emit({ type: 'waiting' })
    const { generation } = this
    this.system.after(delay * 1000, () => {
      if (generation === this.generation && !this.playable) this.emit({ type: 'waiting' })
    })
  }

  private onMetadata(): void {
    traceSpan('Network', `${this.number}: metadata`, this.openedMs)
    const to = this.pendingMove
    this.pendingMove = null
    if (to !== null) this.seek(to)
    this.emit({ type: 'ready' })
  }

  private onPlaying(): void {
    if (!this.element.paused) this.emit({ type: 'playing' })
  }

  private onSeeked(): void {
    if (!this.element.seeking) this.emit({ type: 'moved' })
  }

  /** Reports the end once the delayed sound was audible. */
  private onEnded(): void {
    this.cancelPendingEnd()
    const delay = this.output?.delay ?? 0
    if (!(delay > 0 && delay < Infinity)) return this.reportEnd()
    this.cancelEnd = this.system.after(delay * 1000, () => this.reportEnd())
  }

  /** Returns whether there was an end that was not reported yet. */
  private cancelPendingEnd(): boolean {
    const { cancelEnd } = this
    this.cancelEnd = null
    cancelEnd?.()
    return cancelEnd !== null
  }

  private reportEnd(): void {
    this.cancelEnd = null
    const { ended, seekable } = this.element
    if (!ended) return
    const at = this.playedTime()
    const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
    this.emit({ type: 'ended', at, duration: this.duration, seekable: end >= at - 1 })
  }

  private playedTime(): number {
    return this.played.advanceTo(this.element.currentTime, performance.now())
  }

  private onError(): void {
    if (this.element.error) this.emit({ type: 'broke' })
  }
}
