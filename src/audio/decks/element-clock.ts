import type { Mp3Info } from './mp3-info'
import { seekLead } from './seek-lead'

/** Null when there is nothing to be known; never rejects. */
type Inspect = (url: string, signal: AbortSignal) => Promise<Mp3Info | null>

/** Addresses that say so are of another format. */
const otherFormat = /\.(?!mp3)\w{2,4}([?#]|$)/i

/** After fifteen Chromium may take a paused element down, and when it plays again has sent it back to its place. */
const longRestMs = 12_000

/**
 * What of its source an element sounds, and how it is sent elsewhere: the clock of an MP3 that was sent elsewhere is
 * off by what its file tells. It asks the file once, when it is first sent anywhere; until there is an answer the
 * element's own clock is believed.
 */
export class ElementClock {
  private url = ''
  /** The second it was sent to; null while it plays from the beginning. */
  private from: number | null = null
  private info: Mp3Info | null = null
  private asking: AbortController | null = null
  private stoppedMs = Infinity

  /** `inspect` is null where no clock is known to be off. */
  constructor(
    private readonly element: HTMLMediaElement,
    private readonly inspect: Inspect | null,
    private readonly nowMs: () => number,
  ) {}

  /** There is another source, at its beginning; empty for none. */
  open(url: string): void {
    this.asking?.abort()
    this.asking = null
    this.info = null
    this.from = null
    this.stoppedMs = Infinity
    this.url = url
  }

  /** Seconds from the start of what sounds, once sent somewhere not before that. */
  get time(): number {
    const { currentTime } = this.element
    const { from, lead } = this
    return from === null || lead === 0 ? currentTime : Math.max(from, currentTime - lead)
  }

  /** Sends the element to where that second sounds. */
  move(to: number): void {
    const end = this.element.duration || Infinity
    this.from = to > 0 ? Math.min(to, end) : null
    this.ask()
    this.element.currentTime = Math.min(Math.max(0, (this.from ?? 0) + this.lead), end)
  }

  /** It was stopped. */
  stop(): void {
    this.stoppedMs = this.nowMs()
  }

  /** It is about to play, in silence. */
  start(): void {
    const { inspect, url, element } = this
    const long = this.nowMs() - this.stoppedMs > longRestMs
    this.stoppedMs = Infinity
    if (element.ended) this.from = null
    else if (long && inspect && !otherFormat.test(url) && !element.seeking) this.move(this.time)
  }

  private get lead(): number {
    return this.info && this.from !== null ? seekLead(this.info, this.from) : 0
  }

  private ask(): void {
    const { inspect, url } = this
    if (!inspect || this.from === null || this.asking || otherFormat.test(url)) return
    this.asking = new AbortController()
    void this.learn(inspect(url, this.asking.signal), this.asking.signal)
  }

  private async learn(asked: Promise<Mp3Info | null>, signal: AbortSignal): Promise<void> {
    const info = await asked
    if (!signal.aborted) this.info = info
  }
}
