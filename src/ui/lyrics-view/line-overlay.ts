import type { TimedWord } from '../../domain/lyrics/timeline'
import { type EdgePoint, edgeTrack } from './edge-track'
import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'
import type { Pace } from './pace'

export interface OverlayLook {
  /** The text's own language, which decides the shape of Han signs; empty when it has none of its own. */
  lang: string
  rtl: boolean
  /** False lights each word whole as it begins. */
  fill: boolean
  /** Pixels over which the bright edge fades; 0 for a hard one. */
  soft: number
  /** Whether the whole line comes up softly as it begins, for lines without times of their words. */
  appear: boolean
}

/** Seconds by which an animation may be off before it is put right. */
const tolerance = 0.03

/** Seconds before the first word during which every row is still shut. */
const lead = 0.001

const fadeMs = 200

/**
 * The bright text over one line: for each row a clipping box that slides in and, in it, the text that slides
 * the other way, so that the text stands still while the edge moves. Two animations a row for the whole line,
 * of transforms only, which the compositor runs by itself.
 */
export class LineOverlay {
  readonly #root = document.createElement('div')
  readonly #animations: Animation[] = []
  readonly #start: number

  /** `rows` are relative to `host`, which the overlay is appended to and removed from; times are seconds. */
  constructor(host: HTMLElement, rows: readonly Row[], words: readonly TimedWord[], look: OverlayLook) {
    const tracks = rows.map((row) => edgeTrack(row.parts, words, look))
    const times = tracks.flat().map((point) => point.time)
    this.#start = Math.min(...times) - lead
    const length = Math.max(0.001, Math.max(...times) - this.#start)
    this.#root.className = styles.overlay ?? ''
    this.#root.ariaHidden = 'true'
    if (look.lang !== '') this.#root.lang = look.lang
    const boxes = rows.map((row) => createBoxes(row, look))
    this.#root.append(...boxes.map(({ outer }) => outer))
    host.append(this.#root)

    for (const [index, { outer, inner, width, reach }] of boxes.entries()) {
      const edges = toEdges(tracks[index] ?? [], width, reach)
      const shift = (sign: 1 | -1): Keyframe[] =>
        edges.map(({ time, edge }) => ({
          offset: Math.min(1, Math.max(0, (time - this.#start) / length)),
          transform: `translateX(${(width - edge) * (look.rtl ? -sign : sign)}px)`,
        }))
      const timing: KeyframeAnimationOptions = { duration: length * 1000, fill: 'both' }
      this.#animations.push(outer.animate(shift(-1), timing), inner.animate(shift(1), timing))
    }
    if (look.appear) {
      this.#animations.push(this.#root.animate({ opacity: [0, 1] }, { duration: fadeMs, fill: 'both' }))
    }
  }

  /** Brings every animation to the pace: frozen at the position, or running from it. */
  follow({ position, playing, rate }: Pace): void {
    const wanted = (position - this.#start) * 1000
    const now = performance.now()
    for (const animation of this.#animations) {
      if (!playing) {
        if (animation.playState === 'paused' && animation.currentTime === wanted) continue
        animation.pause()
        animation.currentTime = wanted
        continue
      }
      const { startTime } = animation
      const current = typeof startTime === 'number' ? (now - startTime) * animation.playbackRate : null
      const steady = current !== null && animation.playbackRate === rate
      if (steady && Math.abs(current - wanted) <= tolerance * 1000) continue
      animation.playbackRate = rate
      animation.startTime = now - wanted / rate
    }
  }

  /** Fades out and is gone. */
  leave(gone: () => void): void {
    const fade = this.#root.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' })
    this.#animations.push(fade)
    fade.addEventListener('finish', () => {
      this.remove()
      gone()
    })
  }

  /** Is gone at once; does nothing the second time. */
  remove(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel()
    this.#root.remove()
  }
}

interface Boxes {
  outer: HTMLElement
  inner: HTMLElement
  /** Of both boxes, pixels. */
  width: number
  /** Pixels by which the edge of the box runs ahead of the edge of the light. */
  reach: number
}

/** The boxes stand out over the row, as glyphs do over their advance; room for the soft edge lies at the end. */
function createBoxes(row: Row, look: OverlayLook): Boxes {
  const out = Math.ceil(row.height / 4)
  const width = row.width + 2 * out + look.soft
  const outer = document.createElement('div')
  outer.className = styles.row ?? ''
  outer.style.left = `${row.left - out - (look.rtl ? look.soft : 0)}px`
  outer.style.top = `${row.top - out}px`
  outer.style.width = `${width}px`
  outer.style.height = `${row.height + 2 * out}px`
  if (look.soft > 0) {
    const mask = `linear-gradient(to ${look.rtl ? 'left' : 'right'}, #000 calc(100% - ${look.soft}px), transparent)`
    outer.style.maskImage = mask
  }
  const inner = document.createElement('div')
  inner.className = styles.bright ?? ''
  inner.dataset['text'] = row.text
  inner.style.padding = `${out}px`
  inner.style.lineHeight = `${row.height}px`
  inner.style.direction = look.rtl ? 'rtl' : 'ltr'
  outer.append(inner)
  return { outer, inner, width, reach: out + look.soft / 2 }
}

/** The track of the light as the track of the box: shut before the first word, wide open after the last. */
function toEdges(track: readonly EdgePoint[], width: number, reach: number): EdgePoint[] {
  const [first] = track
  const last = track.at(-1)
  if (!first || !last) return []
  return [
    { time: -Infinity, edge: 0 },
    { time: first.time, edge: 0 },
    ...track.map(({ time, edge }) => ({ time, edge: edge + reach })),
    { time: last.time, edge: width },
    { time: Infinity, edge: width },
  ]
}
