import { lyricSpring } from './lyric-spring'

/** A place of the list, and the second of the track at which it sets out for it; pixels of scroll. */
export interface ScrollStop {
  time: number
  place: number
}

/** How far the list stands off from where it is scrolled to, at a second of the track; pixels downwards. */
export interface ScrollPoint {
  time: number
  shift: number
}

/**
 * The way of a list that is scrolled to `scrolled` and passes the stops one after the other, from second `from` on.
 * A stop that comes before the one before it is reached adds to the motion, so that it never halts or jerks. Empty
 * when nothing moves any more.
 */
export function scrollTrack(stops: readonly ScrollStop[], scrolled: number, from: number): ScrollPoint[] {
  const [first, ...others] = stops
  if (!first) return []
  const moves = others
    .map(({ time, place }, at) => ({ time, by: place - (stops[at]?.place ?? 0) }))
    .filter(({ by }) => by !== 0)
  const times = moves
    .flatMap(({ time }) => lyricSpring.bends.map((bend) => time + bend))
    .filter((time) => time > from)
    .sort((a, b) => a - b)
  if (times.length === 0) return []
  return [from, ...times].map((time) => {
    const moved = moves.reduce((sum, move) => sum + move.by * lyricSpring.at(time - move.time), 0)
    return { time, shift: Math.round((scrolled - first.place - moved) * 100) / 100 }
  })
}
