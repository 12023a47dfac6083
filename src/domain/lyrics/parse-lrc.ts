import { failed, ok, type Result } from '../result'
import { isBlank, isSpace } from './is-blank'
import { type LyricLine, type WordLine, wordOffset } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { nextTimes } from './next-times'
import { readCredit } from './read-credit-row'
import { readStamp } from './read-stamp'
import { readStampedWords } from './read-stamped-words'
import { RowReader } from './row-reader'
import { TextCursor } from './text-cursor'
import { lastWordMs, openDuration, WordLineBuilder } from './word-line-builder'

export interface ParsedLrc {
  /** By time; rows of one time in the order of the file. An empty stamped row ends the lines before it. */
  lines: LyricLine[]
  /** The same lines word by word when any of them stamps its words, else empty. */
  wordLines: WordLine[]
  /** Texts of the JSON rows. */
  credits: string[]
  /** Lines that are too long to be shown. */
  leftOut: number
}

interface Cue {
  milliseconds: number
  text: string
  words: WordLine | null
  /** Whether the last word ends only as the next line begins. */
  open: boolean
  background: boolean
}

const angleOpen = 60
const angleClose = 62
const squareOpen = 91
const squareClose = 93
/** Milliseconds that a line without stamped words gets among lines that have them. */
const wholeLineMs = 5000

/**
 * Reads LRC:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [offset:200]
 *     [00:16.21]first line
 *     [00:20.50][01:20.50]sung twice
 *     [00:24.00]
 *     [00:30.00]<00:30.00>word <00:30.40>by <00:30.90>word<00:31.50>
 *     [bg:<00:31.50>ooh <00:32.00>aah<00:32.90>]
 *
 * A row with no stamp is not a lyric line; one of `bg` is the second voice of the line before it. A positive offset makes every line come sooner. Fails as `tooLarge`
 * only.
 */
export function parseLrc(text: string): Result<ParsedLrc> {
  const rows = new RowReader(text)
  const cursor = new TextCursor(text)
  const builder = new WordLineBuilder()
  const cues: Cue[] = []
  const credits: string[] = []
  const stamps: number[] = []
  let offset = 0
  let leftOut = 0
  while (rows.next()) {
    if (readCredit(text, rows, credits)) continue
    cursor.at = rows.start
    readStamps(cursor, rows.end, stamps)
    const second = stamps.length === 0 ? readSecondVoice(text, rows, builder) : -1
    if (second >= 0) stamps.push(second)
    const [first] = stamps
    if (first === undefined) {
      offset = readOffset(text, rows) ?? offset
      continue
    }
    if (cues.length + stamps.length > lyricLimits.lines) return failed({ kind: 'tooLarge' })
    const rest = second >= 0 ? '' : withoutVoice(text.slice(cursor.at, rows.end))
    const stamped = second >= 0 || readStampedWords(rest, first, builder)
    if (stamped ? builder.tooLong : rest.length > lyricLimits.lineCharacters) {
      leftOut += stamps.length
      continue
    }
    const words = stamped ? builder.finish(0) : null
    const content = words ? textOf(words) : stamped || isBlank(rest) ? '' : rest
    const own = stamps.length === 1 ? words : null
    for (const milliseconds of stamps) {
      const open = own !== null && builder.isOpen
      cues.push({ milliseconds, text: content, words: own, open, background: second >= 0 })
    }
  }
  if (rows.tooLarge) return failed({ kind: 'tooLarge' })

  cues.sort((a, b) => a.milliseconds - b.milliseconds)
  const lines = toLines(cues, offset)
  return ok({ lines, wordLines: toWordLines(cues, offset, builder), credits, leftOut })
}

function readStamps(cursor: TextCursor, rowEnd: number, stamps: number[]): void {
  stamps.length = 0
  for (;;) {
    const stamp = readStamp(cursor, squareOpen, squareClose)
    if (stamp < 0) return
    stamps.push(stamp)
    while (cursor.at < rowEnd && isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
  }
}

/**
 * `[bg:<00:31.50>ooh <00:32.00>aah<00:32.90>]`: puts the words into `builder` and gives their start in
 * milliseconds; -1 when the row is something else.
 */
function readSecondVoice(text: string, { start, end }: RowReader, builder: WordLineBuilder): number {
  const tag = '[bg:'
  if (!text.startsWith(tag, start) || text.charCodeAt(end - 1) !== squareClose) return -1
  const content = text.slice(start + tag.length, end - 1).trim()
  const begin = readStamp(new TextCursor(content), angleOpen, angleClose)
  if (begin >= 0) readStampedWords(content, begin, builder)
  return begin
}

/** Takes the name of the voice away from a line of stamped words: `v1: <00:16.21>first`. */
function withoutVoice(content: string): string {
  return content.startsWith('v') ? content.replace(/^v\d{1,4}: {0,3}(?=<\d)/, '') : content
}

/** `[offset:+200]`, in milliseconds; null when the row is something else. */
function readOffset(text: string, { start, end }: RowReader): number | null {
  const tag = '[offset:'
  if (end - start > 40 || text.slice(start, start + tag.length).toLowerCase() !== tag) return null
  if (text.charCodeAt(end - 1) !== squareClose) return null
  const value = text.slice(start + tag.length, end - 1).trim()
  return /^[+-]?\d{1,7}$/.test(value) ? Number(value) : null
}

function textOf(line: WordLine): string {
  let text = ''
  for (const word of line.content) text += word.content
  return text
}

function toLines(cues: readonly Cue[], offset: number): LyricLine[] {
  const lines: LyricLine[] = []
  for (const cue of cues) {
    const time = Math.max(0, cue.milliseconds - offset) / 1000
    if (cue.text !== '') {
      const line: LyricLine = { time, content: cue.text }
      if (cue.background) line.background = true
      lines.push(line)
      continue
    }
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at]
      if (!line || line.endTime !== undefined || line.time === time) break
      line.endTime = time
      if (lines[at - 1]?.time !== line.time) break
    }
  }
  return lines
}

/** Empty when no line stamps its words; else the others are one word each. */
function toWordLines(cues: readonly Cue[], offset: number, builder: WordLineBuilder): WordLine[] {
  const lines: WordLine[] = []
  if (!cues.some((cue) => cue.words !== null)) return lines
  const laterTimes = nextTimes(cues, (cue) => cue.milliseconds)
  for (const [index, cue] of cues.entries()) {
    const next = laterTimes[index] ?? Infinity
    const line = cue.words ?? wholeLine(cue, next, builder)
    if (!line) continue
    if (cue.background) line.background = true
    if (cue.open) endLastWord(line, next / 1000)
    if (offset !== 0) shift(line, offset / 1000)
    lines.push(line)
  }
  return lines
}

function wholeLine({ milliseconds, text }: Cue, next: number, builder: WordLineBuilder): WordLine | null {
  const end = Math.min(next, milliseconds + wholeLineMs)
  builder.begin(milliseconds, milliseconds)
  builder.add(milliseconds, openDuration, text)
  builder.close(end)
  return builder.finish(end)
}

function endLastWord(line: WordLine, next: number): void {
  const last = line.content.at(-1)
  if (!last) return
  const start = toMilliseconds(last.time - wordOffset)
  last.duration = Math.max(0, Math.min(toMilliseconds(next) - start, lastWordMs)) / 1000
  line.endTime = Math.max(line.endTime, (start + last.duration * 1000) / 1000)
}

function shift(line: WordLine, seconds: number): void {
  const shifted = (time: number): number => Math.max(0, toMilliseconds(time - seconds)) / 1000
  line.time = shifted(line.time)
  line.endTime = shifted(line.endTime)
  for (const word of line.content)
    word.time = (toMilliseconds(shifted(word.time - wordOffset)) + wordOffset * 1000) / 1000
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
