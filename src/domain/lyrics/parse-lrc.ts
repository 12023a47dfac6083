import { failed, ok, type Result } from '../result'
import { isBlank } from './is-blank'
import type { LyricLine, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { readCreditRow } from './read-credit-row'
import { readDigits } from './read-digits'
import { readStamp } from './read-stamp'
import { readWordStamps, type StampedText } from './read-word-stamps'
import { splitRows } from './split-rows'
import { toWordLine } from './to-word-line'

export interface ParsedLrc {
  /** By time; rows of one time in the order of the file. An empty stamped row ends the lines before it. */
  lines: LyricLine[]
  /** The same lines word by word when any of them stamps its words, else empty. */
  wordLines: WordLine[]
  /** Texts of the JSON rows. */
  credits: string[]
}

interface Cue {
  milliseconds: number
  text: string
  words: StampedText[] | null
}

/**
 * Reads LRC:
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人"}]}
 *     [offset:200]
 *     [00:16.21]first line
 *     [00:20.50][01:20.50]sung twice
 *     [00:24.00]
 *     [00:30.00]<00:30.00>word <00:30.40>by <00:30.90>word<00:31.50>
 *
 * A row with no stamp is not a lyric line. A positive offset makes every line come sooner.
 */
export function parseLrc(text: string): Result<ParsedLrc> {
  const rows = splitRows(text)
  if (!rows.ok) return rows

  const cues: Cue[] = []
  const credits: string[] = []
  let offset = 0
  for (const row of rows.value) {
    const credit = readCreditRow(row)
    if (credit !== null) {
      if (credit !== '' && credit.length <= lyricLimits.lineCharacters) credits.push(credit)
      continue
    }
    offset = readOffset(row) ?? offset
    const { stamps, content, words } = readRow(row)
    if (stamps.length === 0) continue
    if (content.length > lyricLimits.lineCharacters) return failed({ kind: 'tooLarge' })
    if (cues.length + stamps.length > lyricLimits.lines) return failed({ kind: 'tooLarge' })
    for (const milliseconds of stamps) {
      cues.push({ milliseconds, text: content, words: stamps.length === 1 ? words : null })
    }
  }

  cues.sort((a, b) => a.milliseconds - b.milliseconds)
  return ok({ lines: toLines(cues, offset), wordLines: toWordLines(cues, offset), credits })
}

function readRow(row: string): { stamps: number[]; content: string; words: StampedText[] | null } {
  const stamps: number[] = []
  let at = 0
  for (let stamp = readStamp(row, at); stamp; stamp = readStamp(row, at)) {
    stamps.push(stamp.milliseconds)
    at = stamp.next
    while (row[at] === ' ' || row[at] === '\t') at++
  }
  const rest = row.slice(at).trim()
  const words = stamps.length === 0 ? null : readWordStamps(rest)
  const content = words
    ? words
        .map((word) => word.text)
        .join('')
        .trim()
    : rest
  return { stamps, content: isBlank(content) ? '' : content, words }
}

/** `[offset:+200]`, in milliseconds; null when the row is something else. */
function readOffset(row: string): number | null {
  const tag = '[offset:'
  if (row.slice(0, tag.length).toLowerCase() !== tag || !row.endsWith(']')) return null
  const value = row.slice(tag.length, -1).trim()
  const signed = value.startsWith('-') || value.startsWith('+')
  const digits = readDigits(value, signed ? 1 : 0, 7)
  if (!digits || digits.next !== value.length) return null
  return value.startsWith('-') ? -digits.value : digits.value
}

function toLines(cues: readonly Cue[], offset: number): LyricLine[] {
  const lines: LyricLine[] = []
  for (const cue of cues) {
    const time = Math.max(0, cue.milliseconds - offset) / 1000
    if (cue.text !== '') {
      lines.push({ time, content: cue.text })
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
function toWordLines(cues: readonly Cue[], offset: number): WordLine[] {
  if (!cues.some((cue) => cue.words !== null)) return []
  return cues.flatMap(({ milliseconds, text, words }, index) => {
    const next = cues[index + 1]?.milliseconds ?? Infinity
    const line = toWordLine(milliseconds, words ?? [{ milliseconds, text }], next, offset)
    return line ? [line] : []
  })
}
