import type { TimedWord } from '../../../../domain/lyrics/timeline'
import styles from './lyric-sheet.module.css'
import type { Row } from './measure-rows'
import type { SongKeyframe, SongAnimations } from '../../../motion/song-animations'

/** Minimum seconds that a word takes to rise. */
const minRise = 0.4

/** Share of the row's height by which words rise. */
const rise = 0.07

/**
 * Adds the words of a row to `box`, each at its place in the row. Each rises while it is sung and sinks at `sinksAt`
 * seconds. `inset` is the number of pixels by which the box is larger than the row on each side.
 */
export function floatWords(
  box: HTMLElement,
  row: Row,
  words: readonly TimedWord[],
  timing: { sinksAt: number; inset: number; motion: SongAnimations },
): Animation[] {
  return row.parts.map((part) => {
    const word = document.createElement('span')
    word.className = styles.floating ?? ''
    word.dataset['text'] = part.text
    word.style.left = `${part.from + timing.inset}px`
    word.style.top = `${timing.inset}px`
    word.style.setProperty('line-height', `${row.height}px`, 'important')
    box.append(word)
    return timing.motion.animate(word, keyframesOf(words[part.word], row.height * rise, timing.sinksAt))
  })
}

/** Creates the box for the dim words of a row, at the place of its text. */
export function createDimBox(row: Row): HTMLElement {
  const box = document.createElement('div')
  box.className = styles.dim ?? ''
  box.style.left = `${row.left}px`
  box.style.top = `${row.top}px`
  return box
}

function keyframesOf(word: TimedWord | undefined, height: number, sinksAt: number): SongKeyframe[] {
  const start = word?.start ?? 0
  const up = { transform: `translateY(${-height}px)` }
  const down = { transform: 'translateY(0)' }
  const risenAt = Math.max(word?.end ?? 0, start + minRise)
  const frames: SongKeyframe[] = [
    { time: start, ...down },
    { time: Math.min(risenAt, sinksAt), ...up },
  ]
  if (sinksAt === Infinity) return frames
  return [...frames, { time: sinksAt, ...up }, { time: sinksAt + minRise / 2, ...down }]
}
