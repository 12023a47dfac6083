import type { LyricTimeline, TimedWord } from '../../../../domain/lyrics/timeline'
import { LineOverlay, type OverlayLook } from './line-overlay'
import { measureRows, type Row } from './measure-rows'
import type { SheetLine } from './sheet-line'
import { traceSpan } from '../../../../trace/trace'
import type { SongAnimations } from '../../../motion/song-animations'

/** How lines light up. */
export interface LightOptions {
  /** Whether lines with timed words light up word by word. */
  words: boolean
  /** Whether the light crosses a word during its time; if not, it lights the whole word as it starts. */
  fill: boolean
  /** Whether words rise while they are sung; only in lines lit word by word, not in right-to-left text. */
  float: boolean
  /** Whether the edge of the light is soft; costs the compositor a mask for each row. */
  softEdge: boolean
  /** Whether light comes and goes at once, and nothing rises. */
  reducedMotion: boolean
}

interface Measured {
  rows: Row[]
  words: readonly TimedWord[]
  look: OverlayLook
}

/** Seconds over which light fades; hardly any with reduced motion. */
const fade = { soft: 0.2, none: 0.001 }

/** The overlays of the lines that are lit or soon will be. */
export class LineOverlays {
  readonly #lines: readonly (SheetLine | null)[]
  readonly #timeline: LyricTimeline
  readonly #motion: SongAnimations
  readonly #options: LightOptions
  readonly #overlays = new Map<number, LineOverlay>()

  constructor(
    lines: readonly (SheetLine | null)[],
    timeline: LyricTimeline,
    motion: SongAnimations,
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

  /** Measures the wanted lines that have no overlay yet. Only reads the layout. */
  measure(wanted: readonly number[]): Map<number, Measured> {
    const { words: byWord, fill, float, softEdge, reducedMotion } = this.#options
    const measured = new Map<number, Measured>()
    const startMs = performance.now()
    for (const index of wanted) {
      const line = this.#lines[index]
      const timed = this.#timeline.lines[index]
      if (!line || !timed || this.#overlays.has(index) || line.text.data !== timed.text) continue
      const style = getComputedStyle(line.element)
      const rtl = style.direction === 'rtl'
      const timedWords = byWord && timed.words !== undefined
      const whole = { start: timed.start, end: timed.start, text: timed.text }
      const words = (timedWords ? timed.words : undefined) ?? [whole]
      const texts = words.map((word) => word.text)
      const rows = measureRows(line.text, texts, line.host, rtl)
      if (rows.length === 0) continue
      const look: OverlayLook = {
        lang: line.element.lang,
        rtl,
        fill,
        float: float && timedWords && !rtl && !reducedMotion,
        soft: timedWords && softEdge ? Math.round(Number.parseFloat(style.fontSize) / 2) : 0,
        appear: !timedWords && !reducedMotion,
        until: this.#timeline.litUntil(index),
        fade: reducedMotion ? fade.none : fade.soft,
      }
      measured.set(index, { rows, words, look })
    }
    if (measured.size > 0) {
      const names = [...measured.keys()].map((index) => index + 1).join(', ')
      traceSpan('Lyrics', `lines ${names}: rows measured`, startMs, 'secondary-dark')
    }
    return measured
  }

  /** Creates the overlays of the measured lines. Only writes. */
  build(measured: ReadonlyMap<number, Measured>): void {
    for (const [index, { rows, words, look }] of measured) {
      const host = this.#lines[index]?.host
      if (host) this.#overlays.set(index, new LineOverlay(host, rows, words, look, this.#motion))
    }
  }

  /** Removes the overlays that are not wanted. With `fading`, those that have just ended may fade out first. */
  removeExcept(wanted: readonly number[], position: number, fading: boolean): void {
    for (const [index, { goneAt }] of this.#overlays) {
      const fadesOut = fading && goneAt > position && goneAt - position <= fade.soft
      if (!wanted.includes(index) && !fadesOut) this.#remove(index)
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
