import type { TimedWord } from '../../domain/lyrics/timeline'
import { type EdgePoint, edgeTrack } from './edge-track'
import { createDimBox, floatWords } from './floating-words'
import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'
import { createRowBoxes, outsetOf, type RowBoxes } from './row-boxes'
import type { SongFrame, SongMotion } from './song-motion'

export interface OverlayLook {
  /** The text's own language, which decides the shape of Han signs; empty when it has none of its own. */
  lang: string
  rtl: boolean
  /** False lights each word whole as it begins. */
  fill: boolean
  /** Pixels over which the bright edge fades; 0 for a hard one. */
  soft: number
  /** Whether words rise while they are sung. */
  float: boolean
  /** Whether the whole line comes up softly as it begins, for lines without times of their words. */
  appear: boolean
  /** Second of the track at which the line is over; Infinity when it stays lit. */
  until: number
  /** Seconds over which light comes and goes. */
  fade: number
}

/**
 * The bright text over one line: for each row a clipping box that slides in and, in it, the text that slides the
 * other way, so that the text stands still while the edge moves. Two animations a row for the whole line and one for
 * its coming and going, of transforms and opacity only, which the compositor runs by itself.
 */
export class LineOverlay {
  readonly #layers: HTMLElement[] = []
  readonly #host: HTMLElement
  readonly #motion: SongMotion
  readonly #animations: Animation[] = []
  /** Second of the track from which on nothing of it is seen. */
  readonly goneAt: number

  /** `rows` are relative to `host`, which the overlay is appended to and removed from. */
  constructor(
    host: HTMLElement,
    rows: readonly Row[],
    words: readonly TimedWord[],
    look: OverlayLook,
    motion: SongMotion,
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

  /** Is gone at once; does nothing the second time. */
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

  /** The words by themselves, bright and dim, in place of the text. */
  #float(
    rows: readonly Row[],
    boxes: readonly RowBoxes[],
    words: readonly TimedWord[],
    { lang, until }: OverlayLook,
  ): void {
    this.#host.dataset['floating'] = ''
    const dim = this.#append(lang)
    for (const [index, row] of rows.entries()) {
      const under = createDimBox(row)
      dim.append(under)
      const timing = { sinksAt: until, motion: this.#motion }
      this.#animations.push(...floatWords(under, row, words, { ...timing, inset: 0 }))
      const inner = boxes[index]?.inner
      if (inner) this.#animations.push(...floatWords(inner, row, words, { ...timing, inset: outsetOf(row) }))
    }
  }

  #slide({ outer, inner, width, reach }: RowBoxes, track: readonly EdgePoint[], rtl: boolean): void {
    const edges = toEdges(track, width, reach)
    const shift = (sign: 1 | -1): SongFrame[] =>
      edges.map(({ time, edge }) => ({
        time,
        transform: `translateX(${(width - edge) * (rtl ? -sign : sign)}px)`,
      }))
    this.#animations.push(this.#motion.animate(outer, shift(-1)), this.#motion.animate(inner, shift(1)))
  }
}

/** The track of the light as the track of the box: shut before the first word, wide open after the last. */
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

/** Comes up at `start` where it is to, goes at the end where there is one. */
function fadeFrames(start: number, { appear, until, fade }: OverlayLook): SongFrame[] {
  const comes = [
    { time: start, opacity: 0 },
    { time: start + fade, opacity: 1 },
  ]
  const over = appear ? Math.max(until, start + fade) : until
  const goes = [
    { time: over, opacity: 1 },
    { time: over + fade, opacity: 0 },
  ]
  return [...(appear ? comes : []), ...(until === Infinity ? [] : goes)]
}
