import type { TimedWord } from '../../domain/lyrics/timeline'
import type { RowPart } from './measure-rows'

/** Where the bright edge of a row stands at a time: seconds of the track, pixels from the row's reading start. */
export interface EdgePoint {
  time: number
  edge: number
}

/** Points closer together than this, in both, are one: each costs the browser a keyframe. */
const near = { seconds: 0.02, pixels: 1 }

/**
 * The way of the bright edge through a row: it waits between words, crosses each during its time and never goes
 * back. A word that begins before the one before has ended cuts that one short. Without `fill` the edge takes
 * each word at a bound, as it begins.
 */
export function edgeTrack(
  parts: readonly Omit<RowPart, 'text'>[],
  words: readonly TimedWord[],
  options: { fill: boolean },
): EdgePoint[] {
  const points: EdgePoint[] = []
  let time = -Infinity
  let edge = 0
  const add = (at: number, to: number): void => {
    time = Math.max(time, at)
    edge = Math.max(edge, to)
    const before = points.at(-1)
    if (before && time - before.time < near.seconds && edge - before.edge < near.pixels) before.time = time
    else points.push({ time, edge })
  }
  for (const [index, part] of parts.entries()) {
    const start = timeAt(words[part.word], part.share[0])
    const end = timeAt(words[part.word], part.share[1])
    const next = parts[index + 1]
    const cut = next ? timeAt(words[next.word], next.share[0]) : Infinity
    add(start, part.from)
    add(options.fill ? Math.max(start, Math.min(end, cut)) : start, part.to)
  }
  return points
}

function timeAt(word: TimedWord | undefined, share: number): number {
  if (!word) return 0
  return word.start + (word.end - word.start) * share
}
