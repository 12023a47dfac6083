import type { Countdown, LyricTimeline } from '../../domain/lyrics/timeline'
import type { SongMotion } from './song-motion'

/** Seconds over which the dots come and go; less where there is no time for it. */
const longestFade = 0.4

/** What is left of a dot that is counted. */
const spent = 0.25

/** Seconds before it begins from which on a countdown is ready to run. */
const aheadSeconds = 10

/** The rows of dots in a list, each with the index of its countdown. */
export function countdownRows(list: HTMLElement): [row: HTMLElement, countdown: number][] {
  return [...list.querySelectorAll<HTMLElement>('[data-countdown]')].map((row) => [
    row,
    Number(row.dataset['countdown']),
  ])
}

/** The rows of dots in a list, of which the one that runs, or is the next to, is set in motion. */
export class CountdownRows {
  readonly #rows: ReadonlyMap<number, HTMLElement>
  readonly #timeline: LyricTimeline
  readonly #motion: SongMotion
  #ready = -1
  #animations: readonly Animation[] = []

  constructor(list: HTMLElement, timeline: LyricTimeline, motion: SongMotion) {
    this.#rows = new Map(countdownRows(list).map(([row, index]) => [index, row]))
    this.#timeline = timeline
    this.#motion = motion
  }

  /** Makes ready what runs at that second, or soon will. */
  follow(position: number): void {
    const { countdowns } = this.#timeline
    const next = countdowns.findIndex(({ end }) => end > position)
    const countdown = countdowns[next]
    const row = this.#rows.get(next)
    const ready = countdown && row && countdown.start - position <= aheadSeconds ? next : -1
    if (ready === this.#ready) return
    this.stop()
    this.#ready = ready
    if (ready !== -1 && row && countdown) this.#animations = countDown(row, countdown, this.#motion)
  }

  stop(): void {
    for (const animation of this.#animations) this.#motion.cancel(animation)
    this.#animations = []
    this.#ready = -1
  }
}

/** The dots come up as the countdown begins, go out one after the other, and leave as the line begins. */
function countDown(row: HTMLElement, { start, end }: Countdown, motion: SongMotion): Animation[] {
  const fade = Math.min(longestFade, (end - start) / 6)
  const dots = [...row.children]
  const share = (end - start - fade) / dots.length
  const comes = start === 0 ? start - fade : start
  const whole = motion.animate(row, [
    { time: comes, opacity: 0 },
    { time: comes + fade, opacity: 1 },
    { time: end - fade, opacity: 1 },
    { time: end, opacity: 0 },
  ])
  const each = dots.map((dot, at) => {
    const from = start + share * at
    return motion.animate(dot, [
      { time: from, opacity: 1, transform: 'scale(1)' },
      { time: from + share, opacity: spent, transform: 'scale(0.75)' },
    ])
  })
  return [whole, ...each]
}
