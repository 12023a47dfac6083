import { lastNotAfter } from '../../../../domain/lyrics/sorted-times'
import type { LyricMoment, LyricTimeline } from '../../../../domain/lyrics/timeline'
import { CountdownRows } from './countdown-rows'
import { type LightOptions, LineOverlays } from './line-overlays'
import { type MoveMode, type LineAlign, ListFollower, type ListStop } from './list-follower'
import { LineStagger, staggeredLines } from './line-stagger'
import { listStops } from './sheet-line'
import { findLines, type SheetLine } from './sheet-line'
import { traceSync } from './trace-sync'
import { type ClockReading, SongAnimations } from '../../../motion/song-animations'

export interface SheetOptions extends LightOptions {
  align: LineAlign
  /** Whether lines blur with their distance from the current one. */
  blur: boolean
  /** Whether the lines below move a little later, one after the other; costs the compositor a layer for each. */
  stagger: boolean
  /** Whether the list stops scrolling while the mouse is over it. */
  pauseOnHover: boolean
  /** Whether the list jumps instead of moving, and light comes and goes at once. */
  reducedMotion: boolean
}

/** Asked at each sync; the sheet keeps no copy of the time. */
export interface LyricClock {
  /** Returns the seconds of the track as heard now. */
  position(): number
  /** Returns whether sound is running; false while paused, stalled or loading. */
  playing(): boolean
  /** Returns the speed; 1 when left out. */
  rate?(): number
}

export interface SheetParts {
  /** The scrolling element; positioned, with the list in it. */
  viewport: HTMLElement
  /**
   * Positioned. Each line is an `li` with one `[data-lyric-text]`, whose only child is the text of the line. An element
   * with `data-countdown` holds the dots of the countdown of that index.
   */
  list: HTMLElement
  timeline: LyricTimeline
  clock: LyricClock
  options: SheetOptions
  /** Called when the listener takes over scrolling, and when the list follows the song again. */
  onFollowing?: (following: boolean) => void
}

/** Number of stops that the list glides over at most; it jumps over more. */
const maxGlide = 4

/** Lines at this distance from the current one or more are blurred alike. */
const maxDistance = 5

/** Lines that start within so many seconds of the next one are prepared with it, up to so many. */
const aheadSeconds = 2
const aheadLines = 3

/** A clock that is off by more seconds than this has been seeked. */
const seekThreshold = 0.15

/** Seconds by which animations may be off before they are corrected. */
const tolerance = 0.005

/**
 * Scrolls and lights lyrics that are already rendered. Between two calls of `sync` the compositor does everything by
 * itself, over several lines if need be; no code runs per frame. The sheet owns the overlays, attributes and listeners
 * that it adds; `dispose` removes them. A sheet belongs to one timeline: other lines need another sheet.
 */
export class LyricSheet {
  readonly #parts: SheetParts
  readonly #lines: readonly (SheetLine | null)[]
  readonly #stops: readonly ListStop[]
  readonly #motion = new SongAnimations()
  readonly #follower: ListFollower
  readonly #stagger = new LineStagger(this.#motion)
  readonly #observer: ResizeObserver
  readonly #overlays: LineOverlays
  readonly #countdowns: CountdownRows
  #lit: readonly number[] = []
  /** The result of the last sync; null when everything has to be set again. */
  #last: { playing: boolean; moment: LyricMoment } | null = null
  /** Index of the stop that the list was last moved to. */
  #lastStop: number | null = null
  /** Whether the list may have been moved away from its stop. */
  #moved = true
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
        this.#moved = true
        this.#stagger.stop()
        parts.onFollowing?.(this.#follower.following)
      },
    })
    this.#follower.setPauseOnHover(options.pauseOnHover)
    this.#size = this.#measureSize()
    this.#observer = new ResizeObserver(() => this.#onResize())
    this.#observer.observe(parts.viewport)
    this.#observer.observe(list)
    document.fonts.addEventListener('loadingdone', this.relayout)
    this.relayout()
  }

  /** Whether the list follows the song; false while the listener scrolls or hovers it. */
  get following(): boolean {
    return this.#follower.following
  }

  /**
   * Synchronises everything with the clock. Call it on a change of line, play, pause, seek and drift. Returns the moment
   * of the lyrics, which says when the next change is.
   */
  sync(): LyricMoment {
    const { clock, timeline } = this.#parts
    const reading: ClockReading = {
      position: clock.position(),
      playing: clock.playing(),
      rate: clock.rate?.() ?? 1,
    }
    const moment = timeline.at(reading.position)
    if (this.#disposed) return moment
    const before = this.#last
    const lead = before ? this.#motion.leadOver(reading.position) : 0
    const seeked = Math.abs(lead) > seekThreshold
    const toggled = before?.playing !== reading.playing
    const changed = seeked || toggled || !sameLight(before.moment, moment)
    this.#last = { playing: reading.playing, moment }
    const corrected = this.#motion.sync(reading, tolerance)
    if (changed || corrected) traceSync(moment.index, lead * 1000, corrected)
    if (!changed && !(this.#moved && this.following)) return moment

    const wanted = [...moment.lit, ...this.#linesAhead(reading.position)]
    const measured = this.#overlays.measure(wanted)
    if (this.#follower.following) this.#moveList(reading, before === null || seeked || toggled)
    this.#overlays.removeExcept(wanted, reading.position, !seeked)
    this.#overlays.build(measured)
    this.#countdowns.prepareAt(reading.position)
    this.#mark(moment.lit)
    if (moment.index !== before?.moment.index) this.#setDistances(moment.index)
    return moment
  }

  /** Returns the seconds by which the sheet is ahead of the clock; negative when behind. */
  readonly lead = (): number => this.#motion.leadOver(this.#parts.clock.position())

  /** Measures again. Call it when the text looks different although its size is the same. */
  readonly relayout = (): void => {
    this.#removeAll()
    this.#last = null
    this.#lastStop = null
    this.#moved = true
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

  /** Returns the indexes of the next lines to be prepared. */
  #linesAhead(position: number): number[] {
    const { lines } = this.#parts.timeline
    const first = lastNotAfter(lines, ({ start }) => start, position) + 1
    const next = lines[first]
    if (!next) return []
    const near = lines.slice(first, first + aheadLines)
    return near.flatMap(({ start }, at) => (start <= next.start + aheadSeconds ? [first + at] : []))
  }

  /** Moves the list to its stop. `discontinuous` if the song has not simply continued since the last sync. */
  #moveList(reading: ClockReading, discontinuous: boolean): void {
    const { align, stagger, reducedMotion } = this.#parts.options
    const index = lastNotAfter(this.#stops, ({ time }) => time, reading.position)
    const lastStop = this.#lastStop
    const continues = !discontinuous && reading.playing && !this.#moved
    if (continues && index === lastStop) return
    const near = lastStop !== null && Math.abs(index - lastStop) <= maxGlide
    const mode: MoveMode = reducedMotion ? 'jump' : continues ? 'on' : near ? 'glide' : 'jump'
    const passed = mode === 'on' ? this.#stops.slice((lastStop ?? index) + 1, index) : []
    const { time = Infinity } = this.#stops[index + 1] ?? {}
    const upcoming = this.#stops
      .slice(index + 1, index + 1 + aheadLines)
      .filter((stop) => !reducedMotion && stop.time <= time + aheadSeconds)
    const stops = [...passed, ...this.#stops.slice(index, index + 1), ...upcoming]
    this.#lastStop = index
    this.#moved = false
    const distance = this.#follower.moveTo(stops, passed.length, mode, align, reading)
    if (stagger && mode === 'on') this.#staggerLines(index, distance)
    else this.#stagger.stop()
  }

  #staggerLines(index: number, distance: number): void {
    const below = this.#stops
      .slice(index + 1, index + 1 + staggeredLines)
      .flatMap(({ item }) => (item ? [item] : []))
    this.#stagger.start(below, distance, this.#stops[index]?.time ?? 0)
  }

  /** Sets `data-lit` on lit lines: `overlay`, or `line` where there is none and the text itself lights up. */
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
      const distance = String(Math.min(maxDistance, Math.abs(at - index)))
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

/** Returns whether two moments look the same. */
function sameLight(before: LyricMoment, now: LyricMoment): boolean {
  if (before === now) return true
  const lit = now.lit.length === before.lit.length && now.lit.every((line) => before.lit.includes(line))
  return lit && now.index === before.index && now.countdown === before.countdown
}
