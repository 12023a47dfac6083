import { failed, ok, type Result } from '../../contract/result'
import type { WordLine } from './lyric-data'
import { readCreditRow } from './credits'
import { RowReader } from './row-reader'
import { TextCursor } from './text-cursor'
import { WordLineBuilder } from './word-line-builder'

export interface ParsedYrc {
  /** Sorted by time. */
  lines: WordLine[]
  /** The texts of the JSON rows. */
  credits: string[]
  /** Number of lines that are too long to be shown. */
  omittedLines: number
}

const comma = 44
const roundOpen = 40
const roundClose = 41
const squareOpen = 91
const squareClose = 93
const maxDigits = 9

/** Words start at most this long before their line. */
const maxLeadMs = 1000

/**
 * Parses YRC. All numbers are milliseconds, and words start at a time of the track:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [16210,3460](16210,670,0)one(0,0,0) (16880,410,0)two(17290,2380,0) three
 *
 * Text after `(0,0,0)` has no time and is added to the previous word. Round brackets without three numbers in them are
 * text. Text before the first stamp becomes a word at the line's start, and a line without stamps is one word. Fails as
 * `tooLarge` only.
 */
export function parseYrc(text: string): Result<ParsedYrc> {
  const rows = new RowReader(text)
  const cursor = new TextCursor(text)
  const builder = new WordLineBuilder()
  const parsed: ParsedYrc = { lines: [], credits: [], omittedLines: 0 }
  while (rows.next()) {
    if (readCreditRow(text, rows, parsed.credits)) continue
    cursor.at = rows.start
    const line = readLine(cursor, rows.end, builder)
    if (line) parsed.lines.push(line)
    else if (builder.tooLong) parsed.omittedLines++
  }
  if (rows.tooLarge) return failed({ kind: 'tooLarge' })
  parsed.lines.sort((a, b) => a.time - b.time)
  return ok(parsed)
}

function readLine(cursor: TextCursor, rowEnd: number, builder: WordLineBuilder): WordLine | null {
  builder.start(0, 0)
  if (!cursor.skip(squareOpen)) return null
  const start = cursor.readNumber(maxDigits)
  if (start < 0 || !cursor.skip(comma)) return null
  const duration = cursor.readNumber(maxDigits)
  if (duration < 0 || !cursor.skip(squareClose)) return null
  builder.start(start, start - maxLeadMs)
  readWords(cursor, rowEnd, start, duration, builder)
  return builder.finish(start + duration)
}

function readWords(
  cursor: TextCursor,
  rowEnd: number,
  lineStart: number,
  lineDuration: number,
  builder: WordLineBuilder,
): void {
  const { text } = cursor
  let start = lineStart
  let duration = 0
  let stamped = false
  let from = cursor.at
  let at = from
  while (at < rowEnd) {
    if (text.charCodeAt(at) !== roundOpen) {
      at++
      continue
    }
    cursor.at = at + 1
    const nextStart = cursor.readNumber(maxDigits)
    const nextDuration = nextStart >= 0 && cursor.skip(comma) ? cursor.readNumber(maxDigits) : -1
    const isStamp = nextDuration >= 0 && cursor.skip(comma) && cursor.readNumber(maxDigits) >= 0
    if (!isStamp || !cursor.skip(roundClose)) {
      at++
      continue
    }
    if (at > from) add(builder, start, duration, text.slice(from, at), lineStart)
    start = nextStart
    duration = nextDuration
    stamped = true
    at = from = cursor.at
  }
  if (at > from) add(builder, start, stamped ? duration : lineDuration, text.slice(from, at), lineStart)
}

function add(
  builder: WordLineBuilder,
  start: number,
  duration: number,
  text: string,
  lineStart: number,
): void {
  const untimed = start === 0 && duration === 0
  if (untimed && builder.hasWords) builder.append(text)
  else builder.add(untimed ? lineStart : start, duration, text)
}
