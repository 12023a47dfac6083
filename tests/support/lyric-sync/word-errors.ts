import { findInFile } from './find-in-file'
import type { Followed, HeardMark, Sight } from './follow-light'
import type { SongLine } from './song-words'
import { cut, readSound, silencesIn, type Silence, type Sound } from './sound'

/**
 * `late`: milliseconds by which a word lit after it was heard. `unheard`: it lit while all was still silent after the
 * listener had asked for something. `lost`: sound was lost about then on its way to the speakers, or cannot be told.
 */
export type WordError = { late: number } | 'unheard' | 'lost'

/** Seconds of the sound before and after the moment at which a word lights that are looked for in the file. */
const before = 0.15
const after = 0.5
const shortestPiece = 0.35
/** Seconds that a word may be off; beyond, it counts as lost. */
const reach = 0.5
const leastLikeness = 0.9
const leastDistinction = 0.05

/** Seconds after lost sound within which nobody can know of it. */
const unaware = 1
/** Seconds within which the player falls silent for what the listener asks. */
const obedience = 1
/** Seconds before a pause within which light goes ahead of the last sound, to where the next will begin. */
const rest = 0.3
/** Seconds of a silence before sound: what lights then lights too early. */
const expectation = 0.4
/** Seconds of a step of the speakers' clock: sound was lost in front of them. */
const step = 0.005

/** Milliseconds after which a word that has less light on it than before is lit anew. */
const apartMs = 1000

/** For every word that the light came upon while its sound was recorded, in order. */
export function wordErrors(followed: Followed, lines: readonly SongLine[], file: Sound): WordError[] {
  const { marks, asked } = followed
  const sound = readSound(followed.sound)
  const silences = silencesIn(sound)
  const isAsked = ({ from }: Silence) => asked.some((at) => from > at - 0.1 && from < at + obedience)
  const intended = silences.filter(isAsked)
  const losses = [...silences.filter((silence) => !isAsked(silence)).map(({ to }) => to), ...stepsIn(marks)]

  const end = sound.start + sound.samples.length / sound.rate
  return beginnings(followed.sights, lines).flatMap(({ start, at }): WordError | [] => {
    const heard = contextTimeAt(marks, at)
    if (!(heard - before > sound.start && heard + after < end)) return []
    if (intended.some(({ from }) => from > heard && from < heard + rest)) return []
    if (losses.some((loss) => heard > loss - after && heard < loss + unaware)) return 'lost'
    if (intended.some(({ from, to }) => heard > Math.max(from, to - expectation) && heard < to - 0.02))
      return 'unheard'
    const begun = Math.max(heard - before, ...intended.filter(({ from }) => from < heard).map(({ to }) => to))
    const stopped = Math.min(
      heard + after,
      ...intended.map(({ from }) => from).filter((from) => from > heard),
    )
    const piece = stopped - begun < shortestPiece ? null : cut(sound, begun, stopped)
    const match = piece && findInFile(piece, file, start + piece.start - heard, reach)
    if (!match || match.likeness < leastLikeness || match.likeness - match.elsewhere < leastDistinction)
      return 'lost'
    return { late: (match.at + heard - piece.start - start) * 1000 }
  })
}

/** When each word began to be lit, told from the first sight of the light upon it; `start` is its second of the file. */
function beginnings(sights: readonly Sight[], lines: readonly SongLine[]): { start: number; at: number }[] {
  const seen = new Map<string, Sight>()
  return sights.flatMap((sight) => {
    const { line, word, at, share } = sight
    const key = `${line}/${word}`
    const last = seen.get(key)
    seen.set(key, sight)
    const timed = lines[line]?.words[word]
    const anew = !last || (at - last.at > apartMs && share < last.share)
    if (!timed || !anew) return []
    return [{ start: timed.start, at: at - share * timed.length * 1000 }]
  })
}

/** The context time that is heard at that millisecond of the page. */
function contextTimeAt(marks: readonly HeardMark[], at: number): number {
  const near = marks.filter(([, performanceTime]) => Math.abs(performanceTime - at) < apartMs)
  return median(near.map(offsetOf)) + at / 1000
}

/** Context times at which the speakers' clock stepped. */
function stepsIn(marks: readonly HeardMark[]): number[] {
  return marks.flatMap((mark, index) => {
    const last = marks[index - 1]
    return last && Math.abs(offsetOf(mark) - offsetOf(last)) > step ? [mark[0]] : []
  })
}

function offsetOf([contextTime, performanceTime]: HeardMark): number {
  return contextTime - performanceTime / 1000
}

/** The middle one, the greater of two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
