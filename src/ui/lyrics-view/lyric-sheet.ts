import type { LyricMoment, LyricTimeline, TimedWord } from '../../domain/lyrics/timeline'
import { LineOverlay, type OverlayLook } from './line-overlay'
import { type LineAlign, ListFollower } from './list-follower'
import { measureRows, type Row } from './measure-rows'
import type { LyricClock, Pace } from './pace'

export interface SheetOptions {
  align: LineAlign
  /** Whether lines timed word by word are lit word by word. */
  words: boolean
  /** Whether the light crosses a word during its time; false lights it whole as it begins. */
  fill: boolean
  /** Whether the light's edge is soft; costs the compositor a mask a row. */
  softEdge: boolean
  /** Whether lines blur with their distance from the current one. */
  blur: boolean
  /** Whether the list stays where it is while the mouse is over it. */
  pauseOnHover: boolean
  /** The list jumps instead of gliding, and light goes at once. */
  reducedMotion: boolean
}

export interface SheetParts {
  /** What scrolls; positioned, with the list in it. */
  viewport: HTMLElement
  /** Positioned. Each line's `li` holds one `[data-lyric-text]` with nothing but the line's text in it. */
  list: HTMLElement
  timeline: LyricTimeline
  clock: LyricClock
  options: SheetOptions
  /** Told when the listener takes the list, and when it follows the song again. */
  onFollowing?: (following: boolean) => void
}

interface Measured {
  rows: Row[]
  words: readonly TimedWord[]
  look: OverlayLook
}

interface Line {
  item: HTMLElement
  /** The element around `text`, positioned, which overlays are placed in. */
  host: HTMLElement
  element: HTMLElement
  text: Text
}

/** Lines from the current one within which the list glides to another; farther, it jumps. */
const longestGlide = 4

/** Lines from the current one beyond which all are blurred alike. */
const farthest = 5

/** Overlays that may fade out at one time. */
const mostLeaving = 4

/**
 * Moves and lights the lyrics that are already on the page. Between two calls of {@link sync} the compositor
 * does all of it; nothing here runs per frame. It owns the overlays, attributes and listeners that it adds, and
 * `dispose` takes them away. A sheet belongs to one timeline: other lines need another sheet.
 */
export class LyricSheet {
  readonly #parts: SheetParts
  readonly #lines: (Line | null)[]
  readonly #follower: ListFollower
  readonly #observer: ResizeObserver
  readonly #overlays = new Map<number, LineOverlay>()
  readonly #leaving = new Map<number, LineOverlay>()
  #options: SheetOptions
  #lit: ReadonlySet<number> = new Set()
  #index: number | null = null
  /** The line that the list was last brought to; null once that may no longer be where it stands. */
  #placed: number | null = null
  #size: string
  #disposed = false

  constructor(parts: SheetParts) {
    this.#parts = parts
    this.#options = parts.options
    this.#lines = [...parts.list.querySelectorAll<HTMLElement>('[data-lyric-text]')].map(toLine)
    this.#follower = new ListFollower(parts.viewport, parts.list, {
      returned: () => this.sync(),
      changed: () => {
        this.#placed = null
        parts.onFollowing?.(this.#follower.following)
      },
    })
    this.#follower.pauseOnHover(parts.options.pauseOnHover)
    this.#size = this.#measureSize()
    this.#observer = new ResizeObserver(() => this.#onResize())
    this.#observer.observe(parts.viewport)
    this.#observer.observe(parts.list)
    document.fonts.addEventListener('loadingdone', this.relayout)
    this.sync()
  }

  /** Whether the list follows the song; false while the listener has it. */
  get following(): boolean {
    return this.#follower.following
  }

  /**
   * Brings everything to what the clock says now: to be called on a change of line, play, pause, seek and tick.
   * Gives the moment it found, with the time of the next change in it.
   */
  sync(): LyricMoment {
    const { clock, timeline } = this.#parts
    const position = clock.position()
    const pace: Pace = { position, playing: clock.playing(), rate: clock.rate?.() ?? 1 }
    const moment = timeline.at(position)
    if (this.#disposed) return moment

    const lit = new Set(moment.index === -1 ? moment.active : [...moment.active, moment.index])
    const wanted = new Set([...lit, Math.max(-1, ...lit) + 1])
    const measured = this.#measure(wanted)
    if (this.#follower.following && moment.index !== this.#placed) this.#bring(moment.index)
    this.#drop(wanted)
    this.#build(measured)
    this.#mark(lit)
    if (moment.index !== this.#index) this.#setDistances(moment.index)
    this.#index = moment.index
    for (const overlay of this.#overlays.values()) overlay.follow(pace)
    return moment
  }

  setOptions(options: SheetOptions): void {
    this.#options = options
    this.#follower.pauseOnHover(options.pauseOnHover)
    this.#setDistances(this.#index ?? -1)
    this.relayout()
  }

  /** Measures anew: to be called when the text's look changed without a change of size. */
  readonly relayout = (): void => {
    for (const overlay of [...this.#overlays.values(), ...this.#leaving.values()]) overlay.remove()
    this.#overlays.clear()
    this.#leaving.clear()
    this.#index = null
    this.#placed = null
    this.sync()
  }

  dispose(): void {
    this.#disposed = true
    this.#observer.disconnect()
    document.fonts.removeEventListener('loadingdone', this.relayout)
    this.#follower.dispose()
    for (const overlay of [...this.#overlays.values(), ...this.#leaving.values()]) overlay.remove()
    this.#overlays.clear()
    this.#leaving.clear()
    this.#mark(new Set())
    for (const line of this.#lines) line?.item.removeAttribute('data-distance')
  }

  /** The rows of wanted lines that have no overlay yet; reads only. */
  #measure(wanted: ReadonlySet<number>): Map<number, Measured> {
    const { words: byWord, fill, softEdge, reducedMotion } = this.#options
    const measured = new Map<number, Measured>()
    for (const index of wanted) {
      const line = this.#lines[index]
      const timed = this.#parts.timeline.lines[index]
      if (!line || !timed || this.#overlays.has(index) || line.text.data !== timed.text) continue
      const style = getComputedStyle(line.element)
      const rtl = style.direction === 'rtl'
      const apart = byWord && timed.words !== undefined
      const whole = { start: timed.start, end: timed.start, text: timed.text }
      const words = (apart ? timed.words : undefined) ?? [whole]
      const texts = words.map((word) => word.text)
      const rows = measureRows(line.text, texts, line.host, rtl)
      if (rows.length === 0) continue
      const soft = apart && softEdge ? Math.round(Number.parseFloat(style.fontSize) / 2) : 0
      const { lang } = line.element
      measured.set(index, { rows, words, look: { lang, rtl, soft, fill, appear: !apart && !reducedMotion } })
    }
    return measured
  }

  #bring(index: number): void {
    const near = this.#index !== null && Math.abs(index - this.#index) <= longestGlide
    const line = this.#lines[index] ?? null
    this.#placed = index
    this.#follower.bring(line?.item ?? null, this.#options.align, near && !this.#options.reducedMotion)
  }

  #drop(wanted: ReadonlySet<number>): void {
    for (const [index, overlay] of this.#overlays) {
      if (wanted.has(index)) continue
      this.#overlays.delete(index)
      if (this.#options.reducedMotion || !this.#lit.has(index)) {
        overlay.remove()
        continue
      }
      this.#leaving.set(index, overlay)
      overlay.leave(() => this.#leaving.delete(index))
      const [oldest] = this.#leaving
      if (oldest && this.#leaving.size > mostLeaving) this.#end(oldest[0])
    }
  }

  /** Cuts a fade-out short. */
  #end(index: number): void {
    this.#leaving.get(index)?.remove()
    this.#leaving.delete(index)
  }

  #build(measured: ReadonlyMap<number, Measured>): void {
    for (const [index, { rows, words, look }] of measured) {
      const host = this.#lines[index]?.host
      if (!host) continue
      this.#end(index)
      this.#overlays.set(index, new LineOverlay(host, rows, words, look))
    }
  }

  /** Sets `data-lit` on lit lines: `overlay`, or `line` where there is none and the text itself is to light up. */
  #mark(lit: ReadonlySet<number>): void {
    for (const index of this.#lit) {
      if (!lit.has(index)) this.#lines[index]?.item.removeAttribute('data-lit')
    }
    for (const index of lit) {
      const item = this.#lines[index]?.item
      const how = this.#overlays.has(index) ? 'overlay' : 'line'
      if (item && item.dataset['lit'] !== how) item.dataset['lit'] = how
    }
    this.#lit = lit
  }

  #setDistances(index: number): void {
    const { blur } = this.#options
    for (const [at, line] of this.#lines.entries()) {
      if (!line) continue
      const distance = String(Math.min(farthest, Math.abs(at - index)))
      if (!blur) line.item.removeAttribute('data-distance')
      else if (line.item.dataset['distance'] !== distance) line.item.dataset['distance'] = distance
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

function toLine(element: HTMLElement): Line | null {
  const item = element.closest('li')
  const host = element.parentElement
  const text = element.firstChild
  return item && host && text instanceof Text ? { item, host, element, text } : null
}
