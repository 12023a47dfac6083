import type { Countdown, LyricTimeline } from '../../../../domain/lyrics/timeline'
import type { SongAnimations } from '../../../motion/song-animations'

/** Seconds over which the dots fade in and out; less in a short countdown. */
const maxFade = 0.4

/** Opacity of a dot that has been counted. */
const countedOpacity = 0.25

/** Seconds before its start at which a countdown's animations are created. */
const aheadSeconds = 10

/** Returns the countdown rows in a list, each with the index of its countdown. */
export function findCountdownRows(list: HTMLElement): [row: HTMLElement, countdown: number][] {
  return [...list.querySelectorAll<HTMLElement>('[data-countdown]')].map((row) => [
    row,
    Number(row.dataset['countdown']),
  ])
}

/** The countdown rows of a list. The one that runs now or next is animated. */
export class CountdownRows {
  readonly #rows: ReadonlyMap<number, HTMLElement>
  readonly #timeline: LyricTimeline
  readonly #motion: SongAnimations
  #ready = -1
  #animations: readonly Animation[] = []

  constructor(list: HTMLElement, timeline: LyricTimeline, motion: SongAnimations) {
    this.#rows = new Map(findCountdownRows(list).map(([row, index]) => [index, row]))
    this.#timeline = timeline
    this.#motion = motion
  }

  /** Animates the countdown that runs at `position` or soon after it. */
  prepareAt(position: number): void {
    const { countdowns } = this.#timeline
    const next = countdowns.findIndex(({ end }) => end > position)
    const countdown = countdowns[next]
    const row = this.#rows.get(next)
    const ready = countdown && row && countdown.start - position <= aheadSeconds ? next : -1
    if (ready === this.#ready) return
    this.stop()
    this.#ready = ready
    if (ready !== -1 && row && countdown) this.#animations = animateDots(row, countdown, this.#motion)
  }

  stop(): void {
    for (const animation of this.#animations) this.#motion.cancel(animation)
    this.#animations = []
    this.#ready = -1
  }
}

/** Fades the dots in at the start, dims one after the other, and fades them out as the line starts. */
function animateDots(row: HTMLElement, { start, end }: Countdown, motion: SongAnimations): Animation[] {
  const fade = Math.min(maxFade, (end - start) / 6)
  const dots = [...row.children]
  const share = (end - start - fade) / dots.length
  const fadeInAt = start === 0 ? start - fade : start
  const rowAnimation = motion.animate(row, [
    { time: fadeInAt, opacity: 0 },
    { time: fadeInAt + fade, opacity: 1 },
    { time: end - fade, opacity: 1 },
    { time: end, opacity: 0 },
  ])
  const dotAnimations = dots.map((dot, at) => {
    const from = start + share * at
    return motion.animate(dot, [
      { time: from, opacity: 1, transform: 'scale(1)' },
      { time: from + share, opacity: countedOpacity, transform: 'scale(0.75)' },
    ])
  })
  return [rowAnimation, ...dotAnimations]
}
