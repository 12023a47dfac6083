import type { Mp3Info } from './mp3-info'

/** Resolves to null when the file tells nothing; never rejects. */
type Inspect = (url: string, signal: AbortSignal) => Promise<Mp3Info | null>

/** Matches addresses of other formats by their file extension. */
const otherFormat = /\.(?!mp3)\w{2,4}([?#]|$)/i

/**
 * Chromium suspends an element that has been paused for fifteen seconds. When it plays again it seeks, which shifts the
 * clock of an MP3.
 */
const longPauseMs = 12_000

/**
 * The corrected clock of an element. After a seek in an MP3, Chromium's clock is off by an amount that the head of the
 * file tells. The file is inspected once, at the first seek; until then the element's own clock is used.
 */
export class ElementClock {
  private url = ''
  /** The target of the last seek in seconds; null while it plays from the beginning. */
  private from: number | null = null
  private info: Mp3Info | null = null
  private inspection: AbortController | null = null
  private stoppedMs = Infinity

  /** `inspect` is null if the browser's clock needs no correction. */
  constructor(
    private readonly element: HTMLMediaElement,
    private readonly inspect: Inspect | null,
    private readonly nowMs: () => number,
  ) {}

  /** Forgets the source before. `url`: the new one, at its beginning; empty for none. */
  reset(url: string): void {
    this.inspection?.abort()
    this.inspection = null
    this.info = null
    this.from = null
    this.stoppedMs = Infinity
    this.url = url
  }

  /** The position in seconds of what the element plays; after a seek not before its target. */
  get time(): number {
    const { currentTime } = this.element
    const { from, lead } = this
    return from === null || lead === 0 ? currentTime : Math.max(from, currentTime - lead)
  }

  /** Seeks to where that second is audible. */
  seek(to: number): void {
    const end = this.element.duration || Infinity
    this.from = to > 0 ? Math.min(to, end) : null
    this.inspectFile()
    this.element.currentTime = Math.min(Math.max(0, (this.from ?? 0) + this.lead), end)
  }

  /** Notes that the element was paused. */
  notePause(): void {
    this.stoppedMs = this.nowMs()
  }

  /** Corrects the position after a long pause. Call it in silence before `play()`. */
  beforePlay(): void {
    const { inspect, url, element } = this
    const long = this.nowMs() - this.stoppedMs > longPauseMs
    this.stoppedMs = Infinity
    if (element.ended) this.from = null
    else if (long && inspect && !otherFormat.test(url) && !element.seeking) this.seek(this.time)
  }

  private get lead(): number {
    return this.info && this.from !== null ? seekLead(this.info, this.from) : 0
  }

  private inspectFile(): void {
    const { inspect, url } = this
    if (!inspect || this.from === null || this.inspection || otherFormat.test(url)) return
    this.inspection = new AbortController()
    void this.storeInfo(inspect(url, this.inspection.signal), this.inspection.signal)
  }

  private async storeInfo(reply: Promise<Mp3Info | null>, signal: AbortSignal): Promise<void> {
    const info = await reply
    if (!signal.aborted) this.info = info
  }
}

/**
 * Returns the seconds by which Chromium's clock is ahead of the sound after a seek to `to` in an MP3 file.
 *
 * From the beginning Chromium skips the encoder delay; after a seek, except into the first frame, it does not. It
 * computes the position from the share of the file's bytes before it. With frames of one size this is one frame late as
 * soon as the first frame, which holds no sound, shifts the estimate by half a frame. With frames of different sizes the
 * position is estimated by a table of 100 entries with a precision of 1/256 of the file, and nothing in the header tells
 * its error.
 */
export function seekLead(info: Mp3Info, to: number): number {
  const { sampleRate, samplesPerFrame, encoderDelay, constantBitRate, firstFrameShare } = info
  const frame = Math.round((to * sampleRate) / samplesPerFrame)
  if (to * sampleRate < samplesPerFrame) return 0
  const behind = constantBitRate ? frame - Math.round(frame * (1 - firstFrameShare)) : 0
  return (encoderDelay - behind * samplesPerFrame) / sampleRate
}
