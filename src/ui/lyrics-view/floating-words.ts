import type { TimedWord } from '../../domain/lyrics/timeline'
import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'
import type { SongFrame, SongMotion } from './song-motion'

/** Seconds that a word takes at least to rise. */
const shortestRise = 0.4

/** Share of the row's height by which a word rises. */
const rise = 0.07

/**
 * Puts the words of a row into a box, each where it stands in the row, and lets each rise while it is sung and sink
 * again at `sinksAt` seconds. The box is placed as the row is (`inset` 0) or stands out over it by that many pixels.
 */
export function floatWords(
  box: HTMLElement,
  row: Row,
  words: readonly TimedWord[],
  timing: { sinksAt: number; inset: number; motion: SongMotion },
): Animation[] {
  return row.parts.map((part) => {
    const word = document.createElement('span')
    word.className = styles.floating ?? ''
    word.dataset['text'] = part.text
    word.style.left = `${part.from + timing.inset}px`
    word.style.top = `${timing.inset}px`
    word.style.lineHeight = `${row.height}px`
    box.append(word)
    return timing.motion.animate(word, framesOf(words[part.word], row.height * rise, timing.sinksAt))
  })
}

/** The box of the words that are not lit yet, over the text that they stand for. */
export function createDimBox(row: Row): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.dim ?? ''
  box.style.left = `${row.left}px`
  box.style.top = `${row.top}px`
  return box
}

function framesOf(word: TimedWord | undefined, height: number, sinksAt: number): SongFrame[] {
  const start = word?.start ?? 0
  const up = { transform: `translateY(${-height}px)` }
  const down = { transform: 'translateY(0)' }
  const risen = Math.max(word?.end ?? 0, start + shortestRise)
  const frames: SongFrame[] = [
    { time: start, ...down },
    { time: Math.min(risen, sinksAt), ...up },
  ]
  if (sinksAt === Infinity) return frames
  return [...frames, { time: sinksAt, ...up }, { time: sinksAt + shortestRise / 2, ...down }]
}
