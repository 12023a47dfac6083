import type { TimedWord } from '../../../../domain/lyrics/timeline'
import type { RowPart } from './measure-rows'

/** Where the bright edge of a row is: `time` in seconds of the track, `edge` in pixels from the start of the row. */
export interface EdgePoint {
  time: number
  edge: number
}

/** Points closer than this in both are merged, because each costs the browser a keyframe. */
const near = { seconds: 0.02, pixels: 1 }

/**
 * Returns the path of the bright edge through a row. It waits between words, crosses each word during its time and
 * never goes back. A word that starts before the previous one has ended cuts that one short. Without `fill` the edge
 * jumps over each word as it starts.
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
    const nextStart = next ? timeAt(words[next.word], next.share[0]) : Infinity
    add(start, part.from)
    add(options.fill ? Math.max(start, Math.min(end, nextStart)) : start, part.to)
  }
  return points
}

function timeAt(word: TimedWord | undefined, share: number): number {
  if (!word) return 0
  return word.start + (word.end - word.start) * share
}
