import { failed, ok, type Result } from '../result'
import { isBlank } from './is-blank'
import { type LyricWord, wordOffset } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { readCreditRow } from './read-credit-row'
import { readDigits } from './read-digits'
import { splitRows } from './split-rows'

/** A line timed word by word, shaped as `WordLine` before texts are attached to it. */
export interface YrcLine {
  time: number
  endTime: number
  content: LyricWord[]
}

export interface ParsedYrc {
  /** By time. */
  lines: YrcLine[]
  /** Texts of the JSON rows. */
  credits: string[]
}

interface RawWord {
  start: number
  duration: number
  text: string
}

/** A stamp's numbers in milliseconds, and where the row goes on after it. */
interface Timing {
  start: number
  duration: number
  next: number
}

/** How far before its line a word may start and still be believed. */
const earliestLeadMs = 1000

/**
 * Reads YRC, all numbers in milliseconds, word starts absolute:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [16210,3460](16210,670,0)one(0,0,0) (16880,410,0)two(17290,2380,0) three
 *
 * `(0,0,0)` is a text with no time of its own and belongs to the word before; round brackets that hold no
 * three numbers are text. A word that starts before its predecessor is held back to it.
 */
export function parseYrc(text: string): Result<ParsedYrc> {
  const rows = splitRows(text)
  if (!rows.ok) return rows

  const lines: YrcLine[] = []
  const credits: string[] = []
  for (const row of rows.value) {
    const credit = readCreditRow(row)
    if (credit !== null) {
      if (credit !== '' && credit.length <= lyricLimits.lineCharacters) credits.push(credit)
      continue
    }
    const head = readHead(row)
    if (!head) continue
    const words = readWords(row, head)
    const length = words.reduce((sum, word) => sum + word.text.length, 0)
    if (length > lyricLimits.lineCharacters) return failed({ kind: 'tooLarge' })
    const line = toLine(head.start, head.duration, words)
    if (line) lines.push(line)
  }
  lines.sort((a, b) => a.time - b.time)
  return ok({ lines, credits })
}

function readHead(row: string): Timing | null {
  if (row[0] !== '[') return null
  const start = readDigits(row, 1, 9)
  if (!start || row[start.next] !== ',') return null
  const duration = readDigits(row, start.next + 1, 9)
  if (!duration || row[duration.next] !== ']') return null
  return { start: start.value, duration: duration.value, next: duration.next + 1 }
}

function readWordStamp(row: string, at: number): Timing | null {
  const start = readDigits(row, at + 1, 9)
  if (!start || row[start.next] !== ',') return null
  const duration = readDigits(row, start.next + 1, 9)
  if (!duration || row[duration.next] !== ',') return null
  const unused = readDigits(row, duration.next + 1, 9)
  if (!unused || row[unused.next] !== ')') return null
  return { start: start.value, duration: duration.value, next: unused.next + 1 }
}

/**
 * Words in the order of the text. What stands before the first stamp is a word at the line's start;
 * a line with no stamp at all is one word.
 */
function readWords(row: string, head: Timing): RawWord[] {
  const words: RawWord[] = []
  let stamp = { ...head, duration: 0 }
  for (let at = row.indexOf('(', head.next); at !== -1; at = row.indexOf('(', at)) {
    const found = readWordStamp(row, at)
    if (found) {
      append(words, stamp, row.slice(stamp.next, at))
      stamp = found
    }
    at = found ? found.next : at + 1
  }
  const last = stamp.next === head.next ? head : stamp
  append(words, last, row.slice(last.next))
  return words
}

function append(words: RawWord[], { start, duration }: Timing, text: string): void {
  if (text === '') return
  const before = words.at(-1)
  const untimed = start === 0 && duration === 0
  if (before && (untimed || isBlank(text))) before.text += text
  else words.push({ start, duration, text })
}

function toLine(start: number, duration: number, raw: readonly RawWord[]): YrcLine | null {
  const words = raw.slice(raw.findIndex((word) => !isBlank(word.text)))
  const [first] = words
  const last = words.at(-1)
  if (!first || !last || isBlank(last.text)) return null
  first.text = first.text.trimStart()
  last.text = last.text.trimEnd()

  let cursor = Math.max(0, start - earliestLeadMs)
  let end = start + duration
  const content = words.map((word): LyricWord => {
    const untimed = word.start === 0 && word.duration === 0
    cursor = Math.max(cursor, untimed ? start : word.start)
    end = Math.max(end, cursor + word.duration)
    return {
      time: (cursor + wordOffset * 1000) / 1000,
      duration: word.duration / 1000,
      content: word.text,
    }
  })
  const firstStart = Math.round(((content[0]?.time ?? 0) - wordOffset) * 1000) / 1000
  return { time: Math.min(start / 1000, firstStart), endTime: end / 1000, content }
}
