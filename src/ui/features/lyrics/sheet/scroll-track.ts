import { lyricSpring } from './lyric-spring'

/** A scroll position in pixels, and the second of the track at which the list starts to move there. */
export interface ScrollStop {
  time: number
  place: number
}

/** The offset of the list from its scroll position at a second of the track; pixels downwards. */
export interface ScrollPoint {
  time: number
  shift: number
  /** Whether it moves to the next point by the spring; linear otherwise. */
  springs: boolean
}

interface Move {
  time: number
  by: number
}

/**
 * Returns the movement through the stops of a list whose scroll position is `scrolled`; empty when nothing moves. A
 * stop that comes before the previous one is reached is added to that movement, so that it never halts or jerks.
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
    const [single] = run
    if (run.length === 1 && single) {
      const end = single.time + lyricSpring.seconds
      return [
        { time: single.time, shift: shiftAt(single.time), springs: true },
        { time: end, shift: shiftAt(end), springs: false },
      ]
    }
    const times = run
      .flatMap(({ time }) => lyricSpring.bends.map((bend) => time + bend))
      .sort((a, b) => a - b)
    return times.map((time) => ({ time, shift: shiftAt(time), springs: false }))
  })
}

/** Groups the moves that overlap in time. */
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
