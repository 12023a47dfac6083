import { lastNotAfter } from '../../domain/lyrics/last-not-after'
import type { LyricMoment, LyricTimeline } from '../../domain/lyrics/timeline'
import { CountdownRows } from './countdown-rows'
import { type LightOptions, LineOverlays } from './line-overlays'
import { type Going, type LineAlign, ListFollower, type ListStop } from './list-follower'
import { LineStagger, staggeredLines } from './line-stagger'
import { listStops } from './list-stops'
import type { LyricClock, Pace } from './pace'
import { findLines, type SheetLine } from './sheet-line'
import { SongMotion } from './song-motion'

export interface SheetOptions extends LightOptions {
  align: LineAlign
  /** Whether lines blur with their distance from the current one. */
  blur: boolean
  /** Whether the lines below follow the list one after the other; costs the compositor a layer for each. */
  stagger: boolean
  /** Whether the list stays where it is while the mouse is over it. */
  pauseOnHover: boolean
  /** The list jumps instead of gliding, and light goes at once. */
  reducedMotion: boolean
}

export interface SheetParts {
  /** What scrolls; positioned, with the list in it. */
  viewport: HTMLElement
  /**
   * Positioned. Each line is an `li` with one `[data-lyric-text]` with nothing but the line's text in it; an element
   * with `data-countdown` holds the dots of the timeline's countdown of that index.
   */
  list: HTMLElement
  timeline: LyricTimeline
  clock: LyricClock
  options: SheetOptions
  /** Told when the listener takes the list, and when it follows the song again. */
  onFollowing?: (following: boolean) => void
}

/** Lines from the current one within which the list glides to another; farther, it jumps. */
const longestGlide = 4

/** Lines from the current one beyond which all are blurred alike. */
const farthest = 5

/** Seconds after the next line's beginning within which further ones are made ready with it, and how many at most. */
const aheadSeconds = 2
const aheadLines = 3

/** Seconds by which the song may be off what was expected before that counts as a seek. */
const seekSeconds = 0.15

/** Seconds by which animations may be off before they are put right. */
const tolerance = 0.005

/**
 * Moves and lights the lyrics that are already on the page. Between two calls of {@link sync} the compositor
 * does all of it, through several changes of line if need be; nothing here runs per frame. It owns the overlays,
 * attributes and listeners that it adds, and `dispose` takes them away. A sheet belongs to one timeline: other lines
 * need another sheet.
 */
export class LyricSheet {
  readonly #parts: SheetParts
  readonly #lines: readonly (SheetLine | null)[]
  readonly #stops: readonly ListStop[]
  readonly #motion = new SongMotion()
  readonly #follower: ListFollower
  readonly #stagger = new LineStagger(this.#motion)
  readonly #observer: ResizeObserver
  readonly #overlays: LineOverlays
  readonly #countdowns: CountdownRows
  #lit: readonly number[] = []
  /** What the last look at the clock found, null when everything is to be set anew. */
  #before: { playing: boolean; moment: LyricMoment } | null = null
  /** The stop that the list was last brought to. */
  #placed: number | null = null
  /** Whether the list may be elsewhere by now. */
  #adrift = true
  #size: string
  #disposed = false

  constructor(parts: SheetParts) {
    this.#parts = parts
    const { list, timeline, options } = parts
    this.#lines = findLines(list)
    this.#stops = listStops(list, this.#lines, timeline)
    this.#countdowns = new CountdownRows(list, timeline, this.#motion)
    this.#overlays = new LineOverlays(this.#lines, timeline, this.#motion, options)
    this.#follower = new ListFollower(parts.viewport, parts.list, this.#motion, {
      returned: () => this.sync(),
      changed: () => {
        this.#adrift = true
        this.#stagger.stop()
        parts.onFollowing?.(this.#follower.following)
      },
    })
    this.#follower.pauseOnHover(options.pauseOnHover)
    this.#size = this.#measureSize()
    this.#observer = new ResizeObserver(() => this.#onResize())
    this.#observer.observe(parts.viewport)
    this.#observer.observe(list)
    document.fonts.addEventListener('loadingdone', this.relayout)
    this.relayout()
  }

  /** Whether the list follows the song; false while the listener has it. */
  get following(): boolean {
    return this.#follower.following
  }

  /**
   * Brings everything to what the clock says now: to be called on a change of line, play, pause, seek and drift.
   * Gives the moment it found, with the time of the next change in it.
   */
  sync(): LyricMoment {
    const { clock, timeline } = this.#parts
    const pace: Pace = { position: clock.position(), playing: clock.playing(), rate: clock.rate?.() ?? 1 }
    const moment = timeline.at(pace.position)
    if (this.#disposed) return moment
    const before = this.#before
    const seeked = before !== null && this.#motion.offBy(pace.position) > seekSeconds
    const turned = before?.playing !== pace.playing
    const changed = seeked || turned || !sameLight(before.moment, moment)
    this.#before = { playing: pace.playing, moment }
    this.#motion.follow(pace, tolerance)
    if (!changed && !(this.#adrift && this.following)) return moment

    const wanted = [...moment.lit, ...this.#linesAhead(pace.position)]
    const measured = this.#overlays.measure(wanted)
    if (this.#follower.following) this.#bring(pace, before === null || seeked || turned)
    this.#overlays.keep(wanted, pace.position, !seeked)
    this.#overlays.build(measured)
    this.#countdowns.follow(pace.position)
    this.#mark(moment.lit)
    if (moment.index !== before?.moment.index) this.#setDistances(moment.index)
    return moment
  }

  /** Measures anew: to be called when the text's look changed without a change of size. */
  readonly relayout = (): void => {
    this.#removeAll()
    this.#before = null
    this.#placed = null
    this.#adrift = true
    this.sync()
  }

  dispose(): void {
    this.#disposed = true
    this.#observer.disconnect()
    document.fonts.removeEventListener('loadingdone', this.relayout)
    this.#follower.dispose()
    this.#removeAll()
    this.#motion.dispose()
    this.#mark([])
    for (const line of this.#lines) line?.item.removeAttribute('data-distance')
  }

  #removeAll(): void {
    this.#overlays.removeAll()
    this.#stagger.stop()
    this.#countdowns.stop()
  }

  /** The next lines to begin, as far as they are made ready. */
  #linesAhead(position: number): number[] {
    const { lines } = this.#parts.timeline
    const first = lastNotAfter(lines, ({ start }) => start, position) + 1
    const next = lines[first]
    if (!next) return []
    const near = lines.slice(first, first + aheadLines)
    return near.flatMap(({ start }, at) => (start <= next.start + aheadSeconds ? [first + at] : []))
  }

  /** `afresh`: not by the song's own going on. */
  #bring(pace: Pace, afresh: boolean): void {
    const { align, stagger, reducedMotion } = this.#parts.options
    const index = lastNotAfter(this.#stops, ({ time }) => time, pace.position)
    const placed = this.#placed
    const natural = !afresh && pace.playing && !this.#adrift
    if (natural && index === placed) return
    const near = placed !== null && Math.abs(index - placed) <= longestGlide
    const going: Going = reducedMotion ? 'jump' : natural ? 'on' : near ? 'glide' : 'jump'
    const passed = going === 'on' ? this.#stops.slice((placed ?? index) + 1, index) : []
    const { time = Infinity } = this.#stops[index + 1] ?? {}
    const coming = this.#stops
      .slice(index + 1, index + 1 + aheadLines)
      .filter((stop) => !reducedMotion && stop.time <= time + aheadSeconds)
    const stops = [...passed, ...this.#stops.slice(index, index + 1), ...coming]
    this.#placed = index
    this.#adrift = false
    const distance = this.#follower.bring(stops, passed.length, going, align, pace)
    if (stagger && going === 'on') this.#followUp(index, distance)
    else this.#stagger.stop()
  }

  #followUp(index: number, distance: number): void {
    const below = this.#stops
      .slice(index + 1, index + 1 + staggeredLines)
      .flatMap(({ item }) => (item ? [item] : []))
    this.#stagger.start(below, distance, this.#stops[index]?.time ?? 0)
  }

  /** Sets `data-lit` on lit lines: `overlay`, or `line` where there is none and the text itself is to light up. */
  #mark(lit: readonly number[]): void {
    for (const index of this.#lit) {
      if (!lit.includes(index)) this.#lines[index]?.item.removeAttribute('data-lit')
    }
    for (const index of lit) {
      const item = this.#lines[index]?.item
      const how = this.#overlays.has(index) ? 'overlay' : 'line'
      if (item && item.dataset['lit'] !== how) item.dataset['lit'] = how
    }
    this.#lit = lit
  }

  #setDistances(index: number): void {
    if (!this.#parts.options.blur) return
    for (const [at, line] of this.#lines.entries()) {
      if (!line) continue
      const distance = String(Math.min(farthest, Math.abs(at - index)))
      if (line.item.dataset['distance'] !== distance) line.item.dataset['distance'] = distance
    }
  }

  #onResize(): void {
    const size = this.#measureSize()
    if (size === this.#size) return
    this.#size = size
    this.relayout()
  }

  #measureSize(): string {
    const { viewport, list } = this.#parts
    return [viewport.clientWidth, viewport.clientHeight, list.offsetWidth, list.offsetHeight].join()
  }
}

/** Whether nothing looks different. */
function sameLight(before: LyricMoment, now: LyricMoment): boolean {
  if (before === now) return true
  const lit = now.lit.length === before.lit.length && now.lit.every((line) => before.lit.includes(line))
  return lit && now.index === before.index && now.countdown === before.countdown
}
