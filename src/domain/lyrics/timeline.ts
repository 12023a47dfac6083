import { type LyricData, type LyricLine, type WordLine, wordOffset } from './lyric-data'

/** A word with its edges in seconds of the track, as heard. */
export interface TimedWord {
  start: number
  end: number
  text: string
}

/** A line of either kind. `text` is what its words spell; `end` is Infinity when nothing ends the line. */
export interface TimedLine {
  start: number
  end: number
  text: string
  words?: readonly TimedWord[]
  tran?: string
  roma?: string
}

/** What the lyrics are at one moment. */
export interface LyricMoment {
  /** The line to look at, -1 before the first; it stays when the line is over, until the next begins. */
  index: number
  /** Lines that sound now, in order; more than one where voices overlap. */
  active: readonly number[]
  /** Seconds of the track at which any of this changes next; null when it never does. */
  nextChange: number | null
}

/** A stretch without words; `after` is the line before it. Seconds. */
export interface Interlude {
  start: number
  end: number
  after: number
}

/** Seconds without words that make an interlude. */
const interludeLength = 5

/**
 * The lines of a track in time: told a moment, it says what is sung. It keeps no clock, so seeks in either
 * direction are questions like any other. Times are seconds as heard, the stored word offset taken back.
 */
export class LyricTimeline {
  readonly lines: readonly TimedLine[]
  /** Seconds before the first sung line; 0 without lines. */
  readonly intro: number
  readonly interludes: readonly Interlude[]
  /** For each line, the line to look at once it has begun: itself, unless it backs another. */
  readonly #main: number[] = []
  /** For each line, the latest end up to it. */
  readonly #latestEnd: number[] = []
  readonly #changes: number[]
  #last: { from: number; moment: LyricMoment } | null = null

  constructor(data: LyricData, options: { showYrc: boolean }) {
    const timed = options.showYrc && data.yrc.length > 0
    this.lines = timed
      ? data.yrc.map(fromWordLine)
      : data.lrc.map((line, at) => fromPlainLine(line, data.lrc, at))
    this.intro = this.lines[0]?.start ?? 0
    this.#changes = changesOf(this.lines)

    const interludes: Interlude[] = []
    let latest = -Infinity
    for (const [index, line] of this.lines.entries()) {
      if (index > 0 && line.start - latest >= interludeLength) {
        interludes.push({ start: latest, end: line.start, after: index - 1 })
      }
      latest = Math.max(latest, line.end)
      this.#latestEnd.push(latest)
      const before = this.#main[index - 1]
      const main = before === undefined ? undefined : this.lines[before]
      this.#main.push(before !== undefined && main && backs(line, main) ? before : index)
    }
    this.interludes = interludes
  }

  /** What is sung at that second. The same object comes back until something changes. */
  at(seconds: number): LyricMoment {
    const from = lastNotAfter(this.#changes, seconds)
    if (this.#last?.from === from) return this.#last.moment
    const begun = lastStarted(this.lines, seconds)
    const active: number[] = []
    for (let at = begun; at >= 0 && (this.#latestEnd[at] ?? 0) > seconds; at--) {
      if ((this.lines[at]?.end ?? 0) > seconds) active.push(at)
    }
    const moment = {
      index: this.#main[begun] ?? -1,
      active: active.reverse(),
      nextChange: this.#changes[from + 1] ?? null,
    }
    this.#last = { from, moment }
    return moment
  }
}

function fromWordLine(line: WordLine): TimedLine {
  const words = line.content.map((word): TimedWord => {
    const start = toMilliseconds(word.time - wordOffset)
    return { start: start / 1000, end: (start + toMilliseconds(word.duration)) / 1000, text: word.content }
  })
  return {
    start: line.time,
    end: line.endTime,
    text: words.map((word) => word.text).join(''),
    words,
    ...attached(line),
  }
}

function fromPlainLine(line: LyricLine, lines: readonly LyricLine[], at: number): TimedLine {
  let next = at + 1
  while (lines[next]?.time === line.time) next++
  const end = line.endTime ?? lines[next]?.time ?? Infinity
  return { start: line.time, end, text: line.content, ...attached(line) }
}

function attached(line: LyricLine | WordLine): { tran?: string; roma?: string } {
  return {
    ...(line.tran === undefined ? {} : { tran: line.tran }),
    ...(line.roma === undefined ? {} : { roma: line.roma }),
  }
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}

/** A backing voice begins with the main one, or sounds within it and is set in brackets. */
function backs(line: TimedLine, main: TimedLine): boolean {
  if (line.end > main.end) return false
  return line.start === main.start || (line.start < main.end && /^[(（[【]/.test(line.text))
}

function changesOf(lines: readonly TimedLine[]): number[] {
  const times = new Set(lines.flatMap((line) => [line.start, line.end]))
  times.delete(Infinity)
  return [...times].sort((a, b) => a - b)
}

/** Index of the last time that is not after `seconds`, -1 when all are. */
function lastNotAfter(times: readonly number[], seconds: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? Infinity) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

function lastStarted(lines: readonly TimedLine[], seconds: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? Infinity) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
