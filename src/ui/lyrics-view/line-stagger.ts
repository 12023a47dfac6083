import { lyricSpring } from './lyric-spring'
import type { SongMotion } from './song-motion'

/** Seconds by which each line sets out after the one above it, and how many lines there are such steps for. */
const step = 0.02
const steps = 5

/** Lines below the current one that may be on the screen. */
export const staggeredLines = 10

const whole = lyricSpring.seconds + step * steps

/**
 * Lets the lines below the one that the list goes to follow it a little later, each after the one above. Costs a
 * layer for each of them.
 */
export class LineStagger {
  readonly #motion: SongMotion
  #items: HTMLElement[] = []
  #animations: Animation[] = []
  #over = -Infinity

  constructor(motion: SongMotion) {
    this.#motion = motion
  }

  /** The list sets out at second `time` by `distance` pixels, upwards; `below` are the lines that follow and may be seen. */
  start(below: readonly HTMLElement[], distance: number, time: number): void {
    if (time < this.#over || distance === 0) return
    this.stop()
    this.#over = time + whole
    this.#items = [...below]
    for (const [at, item] of this.#items.entries()) {
      item.dataset['staggered'] = ''
      this.#animations.push(
        this.#motion.animate(item, this.#frames(distance, time, Math.min(at + 1, steps) * step)),
      )
    }
  }

  /** Every line is at once where the list has it. */
  stop(): void {
    for (const animation of this.#animations.splice(0)) this.#motion.cancel(animation)
    for (const item of this.#items.splice(0)) delete item.dataset['staggered']
    this.#over = -Infinity
  }

  #frames(distance: number, time: number, lag: number): { time: number; transform: string }[] {
    const bends = [...lyricSpring.bends, ...lyricSpring.bends.map((bend) => bend + lag)].sort((a, b) => a - b)
    return bends.map((bend) => {
      const behind = distance * (lyricSpring.at(bend) - lyricSpring.at(bend - lag))
      return { time: time + bend, transform: `translateY(${Math.round(behind * 100) / 100}px)` }
    })
  }
}
