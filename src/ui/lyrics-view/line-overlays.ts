import type { LyricTimeline, TimedWord } from '../../domain/lyrics/timeline'
import { LineOverlay, type OverlayLook } from './line-overlay'
import { measureRows, type Row } from './measure-rows'
import type { SheetLine } from './sheet-line'
import type { SongMotion } from './song-motion'

/** How lines are lit. */
export interface LightOptions {
  /** Whether lines timed word by word are lit word by word. */
  words: boolean
  /** Whether the light crosses a word during its time; false lights it whole as it begins. */
  fill: boolean
  /** Whether words rise while they are sung; only in lines lit word by word, and not in right-to-left text. */
  float: boolean
  /** Whether the light's edge is soft; costs the compositor a mask a row. */
  softEdge: boolean
  /** Light comes and goes at once, and nothing rises. */
  reducedMotion: boolean
}

interface Measured {
  rows: Row[]
  words: readonly TimedWord[]
  look: OverlayLook
}

/** Seconds over which light goes out; no more than a moment with reduced motion. */
const fade = { soft: 0.2, none: 0.001 }

/** The overlays of the few lines that are lit or about to be. */
export class LineOverlays {
  readonly #lines: readonly (SheetLine | null)[]
  readonly #timeline: LyricTimeline
  readonly #motion: SongMotion
  readonly #options: LightOptions
  readonly #overlays = new Map<number, LineOverlay>()

  constructor(
    lines: readonly (SheetLine | null)[],
    timeline: LyricTimeline,
    motion: SongMotion,
    options: LightOptions,
  ) {
    this.#lines = lines
    this.#timeline = timeline
    this.#motion = motion
    this.#options = options
  }

  has(line: number): boolean {
    return this.#overlays.has(line)
  }

  /** What the wanted lines that have none yet take; reads only. */
  measure(wanted: readonly number[]): Map<number, Measured> {
    const { words: byWord, fill, float, softEdge, reducedMotion } = this.#options
    const measured = new Map<number, Measured>()
    for (const index of wanted) {
      const line = this.#lines[index]
      const timed = this.#timeline.lines[index]
      if (!line || !timed || this.#overlays.has(index) || line.text.data !== timed.text) continue
      const style = getComputedStyle(line.element)
      const rtl = style.direction === 'rtl'
      const apart = byWord && timed.words !== undefined
      const whole = { start: timed.start, end: timed.start, text: timed.text }
      const words = (apart ? timed.words : undefined) ?? [whole]
      const texts = words.map((word) => word.text)
      const rows = measureRows(line.text, texts, line.host, rtl)
      if (rows.length === 0) continue
      const look: OverlayLook = {
        lang: line.element.lang,
        rtl,
        fill,
        float: float && apart && !rtl && !reducedMotion,
        soft: apart && softEdge ? Math.round(Number.parseFloat(style.fontSize) / 2) : 0,
        appear: !apart && !reducedMotion,
        until: this.#timeline.litUntil(index),
        fade: reducedMotion ? fade.none : fade.soft,
      }
      measured.set(index, { rows, words, look })
    }
    return measured
  }

  build(measured: ReadonlyMap<number, Measured>): void {
    for (const [index, { rows, words, look }] of measured) {
      const host = this.#lines[index]?.host
      if (host) this.#overlays.set(index, new LineOverlay(host, rows, words, look, this.#motion))
    }
  }

  /** Takes away what is not wanted; `fading` leaves what is only just over to go out by itself. */
  keep(wanted: readonly number[], position: number, fading: boolean): void {
    for (const [index, { goneAt }] of this.#overlays) {
      const goes = fading && goneAt > position && goneAt - position <= fade.soft
      if (!wanted.includes(index) && !goes) this.#remove(index)
    }
  }

  removeAll(): void {
    for (const index of this.#overlays.keys()) this.#remove(index)
  }

  #remove(line: number): void {
    this.#overlays.get(line)?.remove()
    this.#overlays.delete(line)
  }
}
