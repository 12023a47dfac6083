import { locateInFile } from './locate-in-file'
import type { FillRecord, OutputTimestamp, FillSample } from './observe-word-fill'
import type { SongLine } from './parse-song-words'
import { cut, decodeSound, silencesIn, type Silence, type Sound } from './sound'

/**
 * `late`: milliseconds by which a word was filled after it was heard. `unheard`: it was filled in the silence after
 * an action of the listener. `lost`: sound was lost around that time, or the error could not be measured.
 */
export type WordTiming = { late: number } | 'unheard' | 'lost'

/** Seconds of sound before and after the start of a word that are located in the file. */
const before = 0.15
const after = 0.5
const shortestPiece = 0.35
/** Seconds; a greater error counts as lost. */
const reach = 0.5
const leastLikeness = 0.9
const leastDistinction = 0.05

/** Seconds after lost sound in which the player cannot know of it. */
const unaware = 1
/** Seconds after an action within which a silence belongs to it. */
const obedience = 1
/** Seconds before a pause in which the fill may run ahead to where the sound will resume. */
const rest = 0.3
/** Seconds at the end of a silence in which a word that is filled is too early. */
const expectation = 0.4
/** Seconds; a greater step of the output clock means lost sound. */
const step = 0.005

/** Milliseconds after which a word that is less filled than before was started again. */
const apartMs = 1000

/** Measures every word that was filled while its sound was recorded, in order. */
export function wordTimings(followed: FillRecord, lines: readonly SongLine[], file: Sound): WordTiming[] {
  const { timestamps, actions } = followed
  const sound = decodeSound(followed.sound)
  const silences = silencesIn(sound)
  const isAsked = ({ from }: Silence) => actions.some((at) => from > at - 0.1 && from < at + obedience)
  const intended = silences.filter(isAsked)
  const losses = [
    ...silences.filter((silence) => !isAsked(silence)).map(({ to }) => to),
    ...stepsIn(timestamps),
  ]

  const end = sound.start + sound.samples.length / sound.rate
  return wordStarts(followed.samples, lines).flatMap(({ start, at }): WordTiming | [] => {
    const heard = contextTimeAt(timestamps, at)
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
    const match = piece && locateInFile(piece, file, start + piece.start - heard, reach)
    if (!match || match.correlation < leastLikeness || match.correlation - match.elsewhere < leastDistinction)
      return 'lost'
    return { late: (match.at + heard - piece.start - start) * 1000 }
  })
}

/** Computes when the fill of each word started from its first sample; `start` is the word's time in the file. */
function wordStarts(
  sights: readonly FillSample[],
  lines: readonly SongLine[],
): { start: number; at: number }[] {
  const seen = new Map<string, FillSample>()
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

/** Returns the context time that is heard at a time of the page. */
function contextTimeAt(marks: readonly OutputTimestamp[], at: number): number {
  const near = marks.filter(([, performanceTime]) => Math.abs(performanceTime - at) < apartMs)
  return median(near.map(offsetOf)) + at / 1000
}

/** Finds the context times at which the output clock jumped. */
function stepsIn(marks: readonly OutputTimestamp[]): number[] {
  return marks.flatMap((mark, index) => {
    const last = marks[index - 1]
    return last && Math.abs(offsetOf(mark) - offsetOf(last)) > step ? [mark[0]] : []
  })
}

function offsetOf([contextTime, performanceTime]: OutputTimestamp): number {
  return contextTime - performanceTime / 1000
}

/** Returns the median; the greater of the two middle values for even counts. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
