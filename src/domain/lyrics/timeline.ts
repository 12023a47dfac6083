import { lastNotAfter } from './last-not-after'
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
  /** A second voice under the line before it, as the file says. */
  background?: true
}

/** What the lyrics are at one moment. */
export interface LyricMoment {
  /** The line to look at, -1 before the first; it stays when the line is over, until the next begins. */
  index: number
  /** Lines that sound now, in order; more than one where voices overlap. */
  active: readonly number[]
  /** Lines that are bright: those that sound and, unless a countdown runs, the one to look at. */
  lit: readonly number[]
  /** Index of the countdown that runs now, -1 while none does. */
  countdown: number
  /** Seconds of the track at which any of this changes next; null when it never does. */
  nextChange: number | null
}

/** A stretch without words, the intro or an interlude, to be counted down; `line` is the one that follows. Seconds. */
export interface Countdown {
  start: number
  end: number
  line: number
}

/** Seconds without words that are counted down before the first line, and between two. */
const longIntro = 1
const longInterlude = 5

/**
 * The lines of a track in time: told a moment, it says what is sung. It keeps no clock, so seeks in either
 * direction are questions like any other. Times are seconds as heard, the stored word offset taken back.
 */
export class LyricTimeline {
  readonly lines: readonly TimedLine[]
  /** Seconds before the first sung line; 0 without lines. */
  readonly intro: number
  readonly countdowns: readonly Countdown[]
  /** For each line, the line to look at once it has begun: itself, unless it backs another. */
  readonly #main: number[] = []
  /** For each line, the latest end up to it. */
  readonly #latestEnd: number[] = []
  readonly #changes: number[]
  /** The answer given last, and the seconds from and before which it holds. */
  #last: { from: number; to: number; moment: LyricMoment } | null = null

  constructor(data: LyricData, options: { showYrc: boolean }) {
    const timed = options.showYrc && data.yrc.length > 0
    this.lines = timed
      ? data.yrc.map(fromWordLine)
      : data.lrc.map((line, at) => fromPlainLine(line, data.lrc, at))
    this.intro = this.lines[0]?.start ?? 0
    this.#changes = changesOf(this.lines)

    const countdowns: Countdown[] = []
    let latest = 0
    for (const [line, { start, end }] of this.lines.entries()) {
      const long = line === 0 ? longIntro : longInterlude
      if (start - latest >= long) countdowns.push({ start: latest, end: start, line })
      latest = Math.max(latest, end)
      this.#latestEnd.push(latest)
      const before = this.#main[line - 1]
      this.#main.push(before !== undefined && this.#backs(line, before) ? before : line)
    }
    this.countdowns = countdowns
  }

  /** What is sung at that second of the track. The same object comes back until something changes. */
  at(position: number): LyricMoment {
    const seconds = Math.max(0, position)
    if (this.#last && this.#last.from <= seconds && seconds < this.#last.to) return this.#last.moment
    const change = lastNotAfter(this.#changes, (time) => time, seconds)
    const begun = lastNotAfter(this.lines, ({ start }) => start, seconds)
    const index = this.#main[begun] ?? -1
    const active: number[] = []
    for (let at = begun; at >= 0 && (this.#latestEnd[at] ?? 0) > seconds; at--) {
      if ((this.lines[at]?.end ?? 0) > seconds) active.push(at)
    }
    active.reverse()
    const last = lastNotAfter(this.countdowns, ({ start }) => start, seconds)
    const countdown = seconds < (this.countdowns[last]?.end ?? 0) ? last : -1
    const looked = countdown !== -1 || index === -1 || active.includes(index) ? [] : [index]
    const nextChange = this.#changes[change + 1] ?? null
    const moment = { index, active, lit: [...looked, ...active], countdown, nextChange }
    this.#last = { from: this.#changes[change] ?? 0, to: nextChange ?? Infinity, moment }
    return moment
  }

  /** The word of that line which was begun last by then, -1 before the first and in a line without word times. */
  wordAt(line: number, seconds: number): number {
    return lastNotAfter(this.lines[line]?.words ?? [], ({ start }) => start, seconds)
  }

  /** Whether the line backs another, which is looked at meanwhile. */
  isBacking(line: number): boolean {
    return this.#main[line] !== line
  }

  /** Seconds at which that line ceases to be lit, Infinity when nothing ends it. */
  litUntil(line: number): number {
    const end = this.lines[line]?.end ?? 0
    if (this.isBacking(line)) return end
    let next = line + 1
    while (next < this.lines.length && this.#main[next] !== next) next++
    const following = this.lines[next]
    if (!following) return Infinity
    const countdown = this.countdowns.find((known) => known.line > line && known.line <= next)
    return Math.max(end, countdown?.start ?? following.start)
  }

  /** A backing voice begins with the main one, or sounds within it and is set in brackets or said to be one. */
  #backs(at: number, before: number): boolean {
    const line = this.lines[at]
    const main = this.lines[before]
    if (!line || !main) return false
    const within = line.start < main.end || line.start === main.start
    if (line.background) return within
    if (!within || line.end > main.end) return false
    return line.start === main.start || /^[(（[【]/.test(line.text)
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

function attached({
  tran,
  roma,
  background,
}: LyricLine | WordLine): Pick<TimedLine, 'tran' | 'roma' | 'background'> {
  return {
    ...(tran === undefined ? {} : { tran }),
    ...(roma === undefined ? {} : { roma }),
    ...(background ? { background } : {}),
  }
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}

function changesOf(lines: readonly TimedLine[]): number[] {
  const times = new Set(lines.flatMap((line) => [line.start, line.end]))
  times.delete(Infinity)
  return [...times].sort((a, b) => a - b)
}
