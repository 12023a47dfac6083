import type { Countdown } from '../../domain/lyrics/timeline'
import type { SongMotion } from './song-motion'

/** Seconds over which the dots come and go; less where there is no time for it. */
const longestFade = 0.4

/** What is left of a dot that is counted. */
const spent = 0.25

/** Lets the dots of a countdown come up as it begins, go out one after the other, and leave as the line begins. */
export function countDown(
  row: HTMLElement,
  { start, end }: Countdown,
  motion: SongMotion,
): readonly Animation[] {
  const fade = Math.min(longestFade, (end - start) / 6)
  const dots = [...row.children]
  const share = (end - start - fade) / dots.length
  const whole = motion.animate(row, [
    { time: start - (start === 0 ? fade : 0), opacity: 0 },
    { time: start + (start === 0 ? 0 : fade), opacity: 1 },
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
