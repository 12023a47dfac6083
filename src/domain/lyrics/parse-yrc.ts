import { failed, ok, type Result } from '../result'
import type { WordLine } from './lyric-data'
import { readCredit } from './read-credit-row'
import { RowReader } from './row-reader'
import { TextCursor } from './text-cursor'
import { WordLineBuilder } from './word-line-builder'

export interface ParsedYrc {
  /** By time. */
  lines: WordLine[]
  /** Texts of the JSON rows. */
  credits: string[]
  /** Lines that are too long to be shown. */
  leftOut: number
}

const comma = 44
const roundOpen = 40
const roundClose = 41
const squareOpen = 91
const squareClose = 93
const mostDigits = 9

/** How far before its line a word may start and still be believed. */
const earliestLeadMs = 1000

/**
 * Reads YRC, all numbers in milliseconds, word starts absolute:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [16210,3460](16210,670,0)one(0,0,0) (16880,410,0)two(17290,2380,0) three
 *
 * `(0,0,0)` is a text with no time of its own and belongs to the word before; round brackets that hold no
 * three numbers are text. What stands before the first stamp is a word at the line's start, a line with no stamp
 * at all is one word. Fails as `tooLarge` only.
 */
export function parseYrc(text: string): Result<ParsedYrc> {
  const rows = new RowReader(text)
  const cursor = new TextCursor(text)
  const builder = new WordLineBuilder()
  const parsed: ParsedYrc = { lines: [], credits: [], leftOut: 0 }
  while (rows.next()) {
    if (readCredit(text, rows, parsed.credits)) continue
    cursor.at = rows.start
    const line = readLine(cursor, rows.end, builder)
    if (line) parsed.lines.push(line)
    else if (builder.tooLong) parsed.leftOut++
  }
  if (rows.tooLarge) return failed({ kind: 'tooLarge' })
  parsed.lines.sort((a, b) => a.time - b.time)
  return ok(parsed)
}

function readLine(cursor: TextCursor, rowEnd: number, builder: WordLineBuilder): WordLine | null {
  builder.begin(0, 0)
  if (!cursor.skip(squareOpen)) return null
  const start = cursor.number(mostDigits)
  if (start < 0 || !cursor.skip(comma)) return null
  const duration = cursor.number(mostDigits)
  if (duration < 0 || !cursor.skip(squareClose)) return null
  builder.begin(start, start - earliestLeadMs)
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
    const nextStart = cursor.number(mostDigits)
    const nextDuration = nextStart >= 0 && cursor.skip(comma) ? cursor.number(mostDigits) : -1
    const ends = nextDuration >= 0 && cursor.skip(comma) && cursor.number(mostDigits) >= 0
    if (!ends || !cursor.skip(roundClose)) {
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
  if (untimed && builder.begun) builder.append(text)
  else builder.add(untimed ? lineStart : start, duration, text)
}
