import { isBlank } from './is-blank'
import { type LyricWord, type WordLine, wordOffset } from './lyric-data'
import type { StampedText } from './read-word-stamps'

/** Milliseconds that the last word of a line gets when nothing says when it ends. */
const lastWordMs = 1000

/**
 * A line of stamped words as a word line: each word ends as the next begins, the last with the closing stamp, or
 * with the next line. `start` and `nextStart` are the line's and the next one's, and all are milliseconds before
 * `offset` is taken off. Null when there is no word in it.
 */
export function toWordLine(
  start: number,
  stamped: readonly StampedText[],
  nextStart: number,
  offset: number,
): WordLine | null {
  const content: LyricWord[] = []
  let cursor = start
  let end = start
  for (const [index, { milliseconds, text }] of stamped.entries()) {
    cursor = Math.max(cursor, milliseconds)
    const before = content.at(-1)
    if (before && isBlank(text)) before.content += text
    if (isBlank(text)) continue
    end = Math.max(cursor, stamped[index + 1]?.milliseconds ?? Math.min(nextStart, cursor + lastWordMs))
    content.push({
      time: (Math.max(0, cursor - offset) + wordOffset * 1000) / 1000,
      duration: (end - cursor) / 1000,
      content: before ? text : text.trimStart(),
    })
  }
  const last = content.at(-1)
  if (!last) return null
  last.content = last.content.trimEnd()
  return { time: Math.max(0, start - offset) / 1000, endTime: Math.max(0, end - offset) / 1000, content }
}
