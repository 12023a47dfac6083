import { lyricSpring } from './lyric-spring'
import type { SongAnimations } from '../../../motion/song-animations'

/** Seconds by which each line starts after the one above it, and the number of lines with a later start. */
const step = 0.02
const steps = 5

/** Number of lines below the current one that may be on the screen. */
export const staggeredLines = 10

const totalSeconds = lyricSpring.seconds + step * steps

/**
 * Delays the lines below the current one when the list scrolls, each a little more than the one above it. Costs the
 * compositor a layer for each.
 */
export class LineStagger {
  readonly #motion: SongAnimations
  #items: HTMLElement[] = []
  #animations: Animation[] = []
  #endsAt = -Infinity

  constructor(motion: SongAnimations) {
    this.#motion = motion
  }

  /** Starts when the list scrolls up by `distance` pixels at second `time`. `below` are the lines after the current one. */
  start(below: readonly HTMLElement[], distance: number, time: number): void {
    if (time < this.#endsAt || distance === 0) return
    this.stop()
    this.#endsAt = time + totalSeconds
    this.#items = [...below]
    for (const [at, item] of this.#items.entries()) {
      item.dataset['staggered'] = ''
      this.#animations.push(
        this.#motion.animate(item, this.#frames(distance, time, Math.min(at + 1, steps) * step)),
      )
    }
  }

  /** Puts every line at its place at once. */
  stop(): void {
    for (const animation of this.#animations.splice(0)) this.#motion.cancel(animation)
    for (const item of this.#items.splice(0)) delete item.dataset['staggered']
    this.#endsAt = -Infinity
  }

  #frames(distance: number, time: number, lag: number): { time: number; transform: string }[] {
    const bends = [...lyricSpring.bends, ...lyricSpring.bends.map((bend) => bend + lag)].sort((a, b) => a - b)
    return bends.map((bend) => {
      const behind = distance * (lyricSpring.at(bend) - lyricSpring.at(bend - lag))
      return { time: time + bend, transform: `translateY(${Math.round(behind * 100) / 100}px)` }
    })
  }
}
