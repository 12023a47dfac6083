import type { TimedWord } from '../../../../domain/lyrics/timeline'
import { type EdgePoint, edgeTrack } from './edge-track'
import { createDimBox, floatWords } from './floating-words'
import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'
import { createRowBoxes, outsetOf, type RowBoxes } from './row-boxes'
import type { SongKeyframe, SongAnimations } from '../../../motion/song-animations'

export interface OverlayLook {
  /** The language of the text, which decides the shape of Han characters; empty for the page's. */
  lang: string
  rtl: boolean
  /** Whether the light crosses a word during its time; if not, it lights the whole word as it starts. */
  fill: boolean
  /** Width of the soft edge in pixels; 0 for a hard edge. */
  soft: number
  /** Whether words rise while they are sung. */
  float: boolean
  /** Whether the whole line fades in as it starts, for lines whose words are not timed. */
  appear: boolean
  /** Second of the track at which the line ends; Infinity when it stays lit. */
  until: number
  /** Seconds over which the light fades in and out. */
  fade: number
}

/**
 * The bright text over one line. Each row is a clipping box that slides in, with the text inside it sliding the other
 * way, so that the text stands still while the edge moves. That is two animations for each row and one for the fade of
 * the line, of transform and opacity only, so the compositor runs them by itself.
 */
export class LineOverlay {
  readonly #layers: HTMLElement[] = []
  readonly #host: HTMLElement
  readonly #motion: SongAnimations
  readonly #animations: Animation[] = []
  /** Second of the track from which it is invisible. */
  readonly goneAt: number

  /** `rows` are relative to `host`, which the overlay is appended to. */
  constructor(
    host: HTMLElement,
    rows: readonly Row[],
    words: readonly TimedWord[],
    look: OverlayLook,
    motion: SongAnimations,
  ) {
    this.#host = host
    this.#motion = motion
    this.goneAt = look.until + look.fade
    host.dataset['overlaid'] = ''
    const boxes = rows.map((row) => createRowBoxes(row, look))
    const light = this.#append(look.lang)
    light.append(...boxes.map(({ outer }) => outer))
    if (look.float) this.#float(rows, boxes, words, look)
    else for (const [index, { inner }] of boxes.entries()) inner.dataset['text'] = rows[index]?.text ?? ''

    for (const [index, row] of rows.entries()) {
      const box = boxes[index]
      if (box) this.#slide(box, edgeTrack(row.parts, words, look), look.rtl)
    }
    const frames = fadeFrames(words[0]?.start ?? 0, look)
    if (frames.length > 0) this.#animations.push(motion.animate(light, frames))
  }

  /** Removes the overlay at once; a second call does nothing. */
  remove(): void {
    for (const animation of this.#animations.splice(0)) this.#motion.cancel(animation)
    for (const layer of this.#layers.splice(0)) layer.remove()
    delete this.#host.dataset['overlaid']
    delete this.#host.dataset['floating']
  }

  #append(lang: string): HTMLElement {
    const layer = document.createElement('div')
    layer.className = styles.overlay ?? ''
    layer.ariaHidden = 'true'
    if (lang !== '') layer.lang = lang
    this.#host.append(layer)
    this.#layers.push(layer)
    return layer
  }

  /** Replaces the text by single words, bright and dim. */
  #float(
    rows: readonly Row[],
    boxes: readonly RowBoxes[],
    words: readonly TimedWord[],
    { lang, until }: OverlayLook,
  ): void {
    this.#host.dataset['floating'] = ''
    const dim = this.#append(lang)
    for (const [index, row] of rows.entries()) {
      const dimBox = createDimBox(row)
      dim.append(dimBox)
      const timing = { sinksAt: until, motion: this.#motion }
      this.#animations.push(...floatWords(dimBox, row, words, { ...timing, inset: 0 }))
      const inner = boxes[index]?.inner
      if (inner) this.#animations.push(...floatWords(inner, row, words, { ...timing, inset: outsetOf(row) }))
    }
  }

  #slide({ outer, inner, width, reach }: RowBoxes, track: readonly EdgePoint[], rtl: boolean): void {
    const edges = toEdges(track, width, reach)
    const shift = (sign: 1 | -1): SongKeyframe[] =>
      edges.map(({ time, edge }) => ({
        time,
        transform: `translateX(${(width - edge) * (rtl ? -sign : sign)}px)`,
      }))
    this.#animations.push(this.#motion.animate(outer, shift(-1)), this.#motion.animate(inner, shift(1)))
  }
}

/** Returns the path of the box's edge for that of the light: closed before the first word, fully open after the last. */
function toEdges(track: readonly EdgePoint[], width: number, reach: number): EdgePoint[] {
  const [first] = track
  const last = track.at(-1)
  if (!first || !last) return []
  return [
    { time: first.time, edge: 0 },
    ...track.map(({ time, edge }) => ({ time, edge: edge + reach })),
    { time: last.time, edge: width },
  ]
}

/** Returns the keyframes of the fade: in at `start` if `appear`, out at the end if there is one. */
function fadeFrames(start: number, { appear, until, fade }: OverlayLook): SongKeyframe[] {
  const fadeIn = [
    { time: start, opacity: 0 },
    { time: start + fade, opacity: 1 },
  ]
  const over = appear ? Math.max(until, start + fade) : until
  const fadeOut = [
    { time: over, opacity: 1 },
    { time: over + fade, opacity: 0 },
  ]
  return [...(appear ? fadeIn : []), ...(until === Infinity ? [] : fadeOut)]
}
