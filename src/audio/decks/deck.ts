import type { PlaybackReport } from '../../domain/playback/playback-event'
import type { Fade } from '../fades/fade'

/** Time to fade out a track that a new one replaces. */
const cutMs = 30

export interface DeckSource {
  url: string
  /** Seconds from the start. */
  at: number
}

/** Through the audio graph, or straight from the element to the speakers. */
export type DeckRoute = 'graph' | 'plain'

export type DeckReport = (generation: number, report: PlaybackReport) => void

/**
 * One media element with its fade, holding one source at a time. Everything it reports carries the generation of
 * the source it has, so that news of an older one can be told apart. Owns element and fade.
 */
export class Deck {
  private generation = 0
  /** Seconds to go to as soon as the metadata is there. */
  private pendingMove: number | null = null
  private replacement = 0
  private readonly listeners = new AbortController()

  /** `fade` is asked anew each time, since a broken one is replaced. */
  constructor(
    readonly route: DeckRoute,
    private readonly element: HTMLMediaElement,
    readonly fade: () => Fade,
    private readonly report: DeckReport,
    private readonly release: () => void,
  ) {
    element.preload = 'auto'
    this.listen('loadedmetadata', () => this.onMetadata())
    this.listen('playing', () => this.onPlaying())
    this.listen('waiting', () => this.tell({ type: 'waiting' }))
    this.listen('progress', () => this.tell({ type: 'fed' }))
    this.listen('seeked', () => this.onSeeked())
    this.listen('pause', () => this.reconcile())
    this.listen('ended', () => this.onEnded())
    this.listen('error', () => this.onError())
  }

  /** Fades out what sounds, then takes the new source; of several asked for at once only the newest. */
  async load(generation: number, source: DeckSource): Promise<void> {
    if (!(await this.cut())) return
    this.generation = generation
    this.pendingMove = source.at > 0 ? source.at : null
    this.element.src = source.url
    this.tell({ type: 'opened' })
  }

  /** Fades out what sounds and lets go of the source and its connection. */
  async clear(): Promise<void> {
    if (await this.cut()) this.forget()
  }

  play(): void {
    const { generation } = this
    void this.element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') {
        this.report(generation, { type: 'refused' })
      }
    })
  }

  pause(): void {
    this.element.pause()
  }

  move(to: number): void {
    if (this.element.readyState === HTMLMediaElement.HAVE_NOTHING) {
      this.pendingMove = to > 0 ? to : null
      return
    }
    this.pendingMove = null
    this.element.currentTime = Math.min(to, this.duration || to)
    // where nothing is seekable no seek begins, and no event tells of its end
    if (!this.element.seeking) this.tell({ type: 'moved' })
  }

  /** Seconds of sound that have left the element. */
  get time(): number {
    return this.element.currentTime
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

  /** Reports an element that the system has stopped, or that ended while nobody looked. */
  reconcile(): void {
    const { paused, ended } = this.element
    if (ended) this.onEnded()
    else this.tell({ type: 'paused', paused, ended })
  }

  dispose(): void {
    this.replacement++
    this.listeners.abort()
    this.forget()
    this.fade().dispose()
    this.release()
  }

  private async cut(): Promise<boolean> {
    const replacement = ++this.replacement
    const fade = this.fade()
    if (!fade.silent) await fade.to(0, cutMs)
    return replacement === this.replacement
  }

  private forget(): void {
    this.generation = 0
    this.pendingMove = null
    if (!this.element.hasAttribute('src')) return
    this.element.removeAttribute('src')
    this.element.load()
  }

  private listen(type: keyof HTMLMediaElementEventMap, run: () => void): void {
    this.element.addEventListener(type, run, { signal: this.listeners.signal })
  }

  private tell(report: PlaybackReport): void {
    this.report(this.generation, report)
  }

  private onMetadata(): void {
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

  private onEnded(): void {
    const { ended, currentTime: at, seekable } = this.element
    if (!ended) return
    const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
    this.tell({ type: 'ended', at, seekable: end >= at - 1 })
  }

  private onError(): void {
    if (this.element.error) this.tell({ type: 'broke' })
  }
}
