import { nextMainLine } from './sort-voices'
import { lastNotAfter } from './sorted-times'
import type { LyricData, LyricLine, LyricVoice, WordLine } from './lyric-data'
import { audibleMs } from './word-offset'

/** A word with its start and end as heard, in seconds of the track. */
export interface TimedWord {
  start: number
  end: number
  text: string
}

/** A line with or without word times. `end` is Infinity when nothing ends the line. */
export interface TimedLine {
  start: number
  end: number
  text: string
  words?: readonly TimedWord[]
  tran?: string
  roma?: string
  /** Whether the file marks it as background vocals of the line before. */
  background?: true
  voice?: LyricVoice
}

/** The state of the lyrics at one moment. */
export interface LyricMoment {
  /** The current line, -1 before the first. A line stays current after its end until the next one starts. */
  index: number
  /** Lines that are sung now, in order; several where voices overlap. */
  active: readonly number[]
  /** Lines to highlight: the active ones and, unless a countdown runs, the current one. */
  lit: readonly number[]
  /** Index of the countdown that runs now, -1 for none. */
  countdown: number
  /** The time of the next change of any of these, in seconds of the track; null when there is none. */
  nextChange: number | null
}

/** An intro or interlude without words, in seconds. `line` is the index of the line after it. */
export interface Countdown {
  start: number
  end: number
  line: number
}

/** Shortest intro and interlude with a countdown, in seconds. */
const minIntro = 1
const minInterlude = 5

/**
 * Finds the lines and words that are sung at a given moment of a track. It keeps no clock, so seeks need no special
 * care. Times are seconds as heard, without the stored word offset.
 */
export class LyricTimeline {
  readonly lines: readonly TimedLine[]
  /** Seconds before the first line; 0 when there are no lines. */
  readonly intro: number
  readonly countdowns: readonly Countdown[]
  /** For each line, itself, or the main line of background vocals. */
  readonly #main: number[] = []
  /** The lines in the order in which they start; background vocals may start after the next main line. */
  readonly #starting: readonly number[]
  /** For each of {@link #starting}, which line is current once it has started. */
  readonly #current: number[] = []
  /** For each of {@link #starting}, the latest end of the lines up to it. */
  readonly #latestEnd: number[] = []
  readonly #changes: number[]
  /** The last result of `at`, valid from `from` until before `to`. */
  #cached: { from: number; to: number; moment: LyricMoment } | null = null

  constructor(data: LyricData, options: { showYrc: boolean }) {
    const timed = options.showYrc && data.yrc.length > 0
    this.lines = timed ? data.yrc.map(fromWordLine) : fromPlainLines(data.lrc)
    this.intro = this.lines[0]?.start ?? 0
    this.#changes = changesOf(this.lines)

    for (const line of this.lines.keys()) {
      const before = this.#main[line - 1]
      this.#main.push(before !== undefined && this.#isBackgroundOf(line, before) ? before : line)
    }
    this.#starting = [...this.lines.keys()].sort((a, b) => this.#startOf(a) - this.#startOf(b))

    const countdowns: Countdown[] = []
    let latest = 0
    let current = -1
    for (const line of this.#starting) {
      const start = this.#startOf(line)
      const minGap = line === 0 ? minIntro : minInterlude
      if (start - latest >= minGap) countdowns.push({ start: latest, end: start, line })
      latest = Math.max(latest, this.lines[line]?.end ?? 0)
      this.#latestEnd.push(latest)
      if (!this.isBackground(line)) current = line
      this.#current.push(current)
    }
    this.countdowns = countdowns
  }

  /** Returns the state at a second of the track. The same object is returned until something changes. */
  at(position: number): LyricMoment {
    const seconds = Math.max(0, position)
    if (this.#cached && this.#cached.from <= seconds && seconds < this.#cached.to) return this.#cached.moment
    const change = lastNotAfter(this.#changes, (time) => time, seconds)
    const started = lastNotAfter(this.#starting, (line) => this.#startOf(line), seconds)
    const index = this.#current[started] ?? -1
    const active: number[] = []
    for (let at = started; at >= 0 && (this.#latestEnd[at] ?? 0) > seconds; at--) {
      const line = this.#starting[at] ?? 0
      if ((this.lines[line]?.end ?? 0) > seconds) active.push(line)
    }
    active.sort((a, b) => a - b)
    const last = lastNotAfter(this.countdowns, ({ start }) => start, seconds)
    const countdown = seconds < (this.countdowns[last]?.end ?? 0) ? last : -1
    const current = countdown !== -1 || index === -1 || active.includes(index) ? [] : [index]
    const nextChange = this.#changes[change + 1] ?? null
    const moment = { index, active, lit: [...current, ...active], countdown, nextChange }
    this.#cached = { from: this.#changes[change] ?? 0, to: nextChange ?? Infinity, moment }
    return moment
  }

  /** Returns the index of the line's last started word, -1 before the first and in a line without word times. */
  wordAt(line: number, seconds: number): number {
    return lastNotAfter(this.lines[line]?.words ?? [], ({ start }) => start, seconds)
  }

  /** Returns whether the line is background vocals of a line before it, which stays current meanwhile. */
  isBackground(line: number): boolean {
    return this.#main[line] !== line
  }

  /** Returns the second at which the line is no longer lit, Infinity when nothing ends it. */
  litUntil(line: number): number {
    const end = this.lines[line]?.end ?? 0
    if (this.isBackground(line)) return end
    let next = line + 1
    while (next < this.lines.length && this.#main[next] !== next) next++
    const following = this.lines[next]
    if (!following) return Infinity
    const countdown = this.countdowns.find((known) => known.line > line && known.line <= next)
    return Math.max(end, countdown?.start ?? following.start)
  }

  #startOf(line: number): number {
    return this.lines[line]?.start ?? 0
  }

  /**
   * Background vocals are marked in the file, start together with the main line, or lie within it and are in brackets.
   */
  #isBackgroundOf(at: number, before: number): boolean {
    const line = this.lines[at]
    const main = this.lines[before]
    if (!line || !main) return false
    if (line.background) return true
    const overlaps = line.start < main.end || line.start === main.start
    if (!overlaps || line.end > main.end) return false
    return line.start === main.start || /^[(（[【]/.test(line.text)
  }
}

function fromWordLine(line: WordLine): TimedLine {
  const words = line.content.map((word): TimedWord => {
    const start = audibleMs(word)
    return { start: start / 1000, end: (start + toMilliseconds(word.duration)) / 1000, text: word.content }
  })
  return {
    start: line.time,
    end: line.endTime,
    text: words.map((word) => word.text).join(''),
    words,
    ...textsOf(line),
  }
}

/** A line whose end the file does not give lasts until the next main line. */
function fromPlainLines(lines: readonly LyricLine[]): TimedLine[] {
  const nextAfter = nextMainLine(lines, ({ time }) => time)
  return lines.map((line) => ({
    start: line.time,
    end: line.endTime ?? nextAfter(line.time),
    text: line.content,
    ...textsOf(line),
  }))
}

function textsOf({
  tran,
  roma,
  background,
  voice,
}: LyricLine | WordLine): Pick<TimedLine, 'tran' | 'roma' | 'background' | 'voice'> {
  return {
    ...(tran === undefined ? {} : { tran }),
    ...(roma === undefined ? {} : { roma }),
    ...(background ? { background } : {}),
    ...(voice ? { voice } : {}),
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
