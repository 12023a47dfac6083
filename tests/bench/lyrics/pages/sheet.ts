import type { DeviceTier } from '../../../../src/domain/device-tier/device-tier'
import { showAmll } from './amll-lyrics.mjs'
import { showOurs } from './our-lyrics'
import { makeSong } from './song'
import { SongClock } from './song-clock'

/** One variant, as the measuring asks for it. */
export interface SheetAsked {
  show: 'ours' | 'amll' | 'nothing'
  lines: number
  /** Seconds of the song to begin at. */
  from: number
  /** Of ours. */
  tier: DeviceTier
  /** Of ours: words that float up as they are sung. */
  float: boolean
  /** Of AMLL's. */
  blur: boolean
}

const mark = (name: string) => performance.mark(`bench:${name}`)

/** What the measuring calls on the page. Times are seconds of the song, lengths milliseconds. */
class Bench {
  readonly #clock = new SongClock()
  #afterSeek: () => void = () => {}
  /** Seconds of the song at which lines begin. */
  #lines: number[] = []
  /** Those, and at which they end. */
  #edges: number[] = []
  /** Each position that was gone to, with the `performance.now` of it. */
  readonly #seeks: { at: number; position: number }[] = []

  async start({ show, lines, from, tier, float, blur }: SheetAsked): Promise<void> {
    await document.fonts.ready
    const pane = document.getElementById('pane')
    if (!pane) throw new Error('no pane')
    const song = makeSong(lines)
    this.#lines = song.map((line) => line.start / 1000)
    this.#edges = song.flatMap((line) => [line.start / 1000, line.end / 1000])
    this.#go(from)
    if (show === 'ours') this.#afterSeek = showOurs(pane, song, this.#clock, { tier, float })
    if (show === 'amll') this.#afterSeek = showAmll(pane, song, this.#clock, blur)
  }

  /** By a timer of the page's own, so that its tasks are told as any other. */
  seekIn(ms: number, seconds: number): void {
    setTimeout(() => {
      this.#go(seconds)
      this.#afterSeek()
    }, ms)
  }

  #go(seconds: number): void {
    this.#seeks.push({ at: performance.now(), position: seconds })
    this.#clock.seek(seconds)
  }

  /** Each seek, beginning and end of a line so far, and those to come, as `performance.now`. */
  changes(): number[] {
    return this.#seeks.flatMap(({ at, position }, index) => {
      const until = this.#seeks[index + 1]?.at ?? Infinity
      const edges = this.#edges.map((edge) => at + (edge - position) * 1000)
      return [at, ...edges.filter((time) => time >= at && time < until)]
    })
  }

  /** Milliseconds until the next line begins. */
  nextLineIn(): number {
    const now = this.#clock.position()
    const next = this.#lines.find((start) => start > now)
    return next === undefined ? Infinity : (next - now) * 1000
  }

  /** Lets nothing else run for a while; gives when, and when the next line begins, as `Date.now` has it. */
  block(ms: number): { from: number; line: number; to: number } {
    mark('block')
    const from = Date.now()
    const line = from + this.nextLineIn()
    const end = performance.now() + ms
    while (performance.now() < end);
    mark('free')
    return { from, line, to: Date.now() }
  }
}

declare global {
  var bench: Bench
}
globalThis.bench = new Bench()
