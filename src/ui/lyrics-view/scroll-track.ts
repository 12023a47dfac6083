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
  /** Whether it goes on to the next point by the spring, not evenly. */
  springs: boolean
}

interface Move {
  time: number
  by: number
}

/**
 * The way of a list that is scrolled to `scrolled` and passes the stops one after the other. A stop that comes before
 * the one before it is reached adds to the motion, so that it never halts or jerks. Empty when nothing moves.
 */
export function scrollTrack(stops: readonly ScrollStop[], scrolled: number): ScrollPoint[] {
  const [first, ...others] = stops
  if (!first) return []
  const moves = others
    .map(({ time, place }, at): Move => ({ time, by: place - (stops[at]?.place ?? 0) }))
    .filter(({ by }) => by !== 0)
  const shiftAt = (time: number): number => {
    const moved = moves.reduce((sum, move) => sum + move.by * lyricSpring.at(time - move.time), 0)
    return Math.round((scrolled - first.place - moved) * 100) / 100
  }
  return runsOf(moves).flatMap((run) => {
    const [alone] = run
    if (run.length === 1 && alone) {
      const end = alone.time + lyricSpring.seconds
      return [
        { time: alone.time, shift: shiftAt(alone.time), springs: true },
        { time: end, shift: shiftAt(end), springs: false },
      ]
    }
    const times = run
      .flatMap(({ time }) => lyricSpring.bends.map((bend) => time + bend))
      .sort((a, b) => a - b)
    return times.map((time) => ({ time, shift: shiftAt(time), springs: false }))
  })
}

/** Moves that overlap in time, together. */
function runsOf(moves: readonly Move[]): Move[][] {
  const runs: Move[][] = []
  for (const [at, move] of moves.entries()) {
    const before = moves[at - 1]
    const run = runs.at(-1)
    if (run && before && move.time - before.time < lyricSpring.seconds) run.push(move)
    else runs.push([move])
  }
  return runs
}
