import { failed, ok, type Result } from '../../contract/result'
import { isBlank, isSpace } from './white-space'
import type { LyricLine, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { nextMainLine, sortVoices } from './sort-voices'
import { readCreditRow } from './credits'
import { readStamp, readStampedWords } from './lrc-stamps'
import { RowReader } from './row-reader'
import { TextCursor } from './text-cursor'
import { lastWordMs, openDuration, WordLineBuilder } from './word-line-builder'

export interface ParsedLrc {
  /** Sorted by time; rows of equal time in the order of the file. An empty row with a stamp ends the lines before it. */
  lines: LyricLine[]
  /** The same lines word by word if any line has stamped words, else empty. */
  wordLines: WordLine[]
  /** The texts of the JSON rows. */
  credits: string[]
  /** Number of lines that are too long to be shown. */
  omittedLines: number
}

/** A row at one of its stamps. */
interface StampedRow {
  milliseconds: number
  text: string
  words: WordLine | null
  /** Whether the last word ends when the next line starts. */
  lastWordIsOpen: boolean
  background: boolean
}

const angleOpen = 60
const angleClose = 62
const squareOpen = 91
const squareClose = 93
/** Longest duration in milliseconds of a word line made from a line without stamped words. */
const maxWholeLineMs = 5000

/**
 * Parses LRC:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [offset:200]
 *     [00:16.21]first line
 *     [00:20.50][01:20.50]sung twice
 *     [00:24.00]
 *     [00:30.00]<00:30.00>word <00:30.40>by <00:30.90>word<00:31.50>
 *     [bg:<00:31.50>ooh <00:32.00>aah<00:32.90>]
 *
 * Rows without a stamp are dropped. A `bg` row has the background vocals of the line before it. A positive offset makes
 * every line earlier. Fails as `tooLarge` only.
 */
export function parseLrc(text: string): Result<ParsedLrc> {
  const rows = new RowReader(text)
  const cursor = new TextCursor(text)
  const builder = new WordLineBuilder()
  const stamped: StampedRow[] = []
  const credits: string[] = []
  const stamps: number[] = []
  let offset = 0
  let omittedLines = 0
  while (rows.next()) {
    if (readCreditRow(text, rows, credits)) continue
    cursor.at = rows.start
    readStamps(cursor, rows.end, stamps)
    const backgroundStart = stamps.length === 0 ? readBackground(text, rows, builder) : -1
    const background = backgroundStart >= 0
    if (background) stamps.push(backgroundStart)
    const [first] = stamps
    if (first === undefined) {
      offset = readOffset(text, rows) ?? offset
      continue
    }
    if (stamped.length + stamps.length > lyricLimits.lines) return failed({ kind: 'tooLarge' })
    const rest = background ? '' : withoutVoiceName(text.slice(cursor.at, rows.end))
    const hasWords = background || readStampedWords(rest, first, builder)
    if (hasWords ? builder.tooLong : rest.length > lyricLimits.lineCharacters) {
      omittedLines += stamps.length
      continue
    }
    const words = hasWords ? builder.finish(0) : null
    const content = words ? textOf(words) : hasWords || isBlank(rest) ? '' : rest
    // word times are absolute, so they fit a single stamp only
    const wordLine = stamps.length === 1 ? words : null
    const lastWordIsOpen = wordLine !== null && builder.lastWordIsOpen
    for (const milliseconds of stamps) {
      stamped.push({ milliseconds, text: content, words: wordLine, lastWordIsOpen, background })
    }
  }
  if (rows.tooLarge) return failed({ kind: 'tooLarge' })

  const sorted = sortVoices(stamped, startOf)
  const lines = toLines(sorted, offset)
  return ok({ lines, wordLines: toWordLines(sorted, offset, builder), credits, omittedLines })
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
 * Reads the words of `[bg:<00:31.50>ooh <00:32.00>aah<00:32.90>]` into `builder`. Returns their start in milliseconds,
 * -1 for any other row.
 */
function readBackground(text: string, { start, end }: RowReader, builder: WordLineBuilder): number {
  const tag = '[bg:'
  if (!text.startsWith(tag, start) || text.charCodeAt(end - 1) !== squareClose) return -1
  const content = text.slice(start + tag.length, end - 1).trim()
  const wordsStart = readStamp(new TextCursor(content), angleOpen, angleClose)
  if (wordsStart >= 0) readStampedWords(content, wordsStart, builder)
  return wordsStart
}

/** Removes the name of the voice from a line of stamped words: `v1: <00:16.21>first`. */
function withoutVoiceName(content: string): string {
  return content.startsWith('v') ? content.replace(/^v\d{1,4}: {0,3}(?=<\d)/, '') : content
}

/** Returns the milliseconds of `[offset:+200]`, null for any other row. */
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

function toLines(stamped: readonly StampedRow[], offset: number): LyricLine[] {
  const lines: LyricLine[] = []
  for (const row of stamped) {
    const time = Math.max(0, row.milliseconds - offset) / 1000
    if (row.text !== '') {
      const line: LyricLine = { time, content: row.text }
      if (row.background) line.background = true
      lines.push(line)
      continue
    }
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at]
      if (line?.background && line.time >= time) continue
      if (!line || line.endTime !== undefined || line.time === time) break
      line.endTime = time
      if (lines[at - 1]?.time !== line.time) break
    }
  }
  return lines
}

/** Returns an empty list when no line has stamped words. Otherwise lines without them become one word each. */
function toWordLines(stamped: readonly StampedRow[], offset: number, builder: WordLineBuilder): WordLine[] {
  const lines: WordLine[] = []
  if (!stamped.some((row) => row.words !== null)) return lines
  const nextAfter = nextMainLine(stamped, startOf)
  for (const row of stamped) {
    const next = nextAfter(row.milliseconds)
    const line = row.words ?? toSingleWord(row, next, builder)
    if (!line) continue
    if (row.background) line.background = true
    if (row.lastWordIsOpen) endLastWord(line, next / 1000)
    if (offset !== 0) shift(line, offset / 1000)
    lines.push(line)
  }
  return lines
}

function startOf({ milliseconds }: StampedRow): number {
  return milliseconds
}

function toSingleWord(
  { milliseconds, text }: StampedRow,
  next: number,
  builder: WordLineBuilder,
): WordLine | null {
  const end = Math.min(next, milliseconds + maxWholeLineMs)
  builder.start(milliseconds, milliseconds)
  builder.add(milliseconds, openDuration, text)
  builder.endLastWord(end)
  return builder.finish(end)
}

function endLastWord(line: WordLine, next: number): void {
  const last = line.content.at(-1)
  if (!last) return
  const start = toMilliseconds(last.time)
  last.duration = Math.max(0, Math.min(toMilliseconds(next) - start, lastWordMs)) / 1000
  line.endTime = Math.max(line.endTime, (start + last.duration * 1000) / 1000)
}

function shift(line: WordLine, seconds: number): void {
  const shifted = (time: number): number => Math.max(0, toMilliseconds(time - seconds)) / 1000
  line.time = shifted(line.time)
  line.endTime = shifted(line.endTime)
  for (const word of line.content) word.time = shifted(word.time)
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
