import { TextCursor } from './text-cursor'
import { openDuration, type WordLineBuilder } from './word-line-builder'

const colon = 58
const dot = 46
const dash = 45
/** What stands around the stamps of words. */
const brackets = {
  angle: { sign: '<', open: 60, close: 62 },
  square: { sign: '[', open: 91, close: 93 },
}
/** Milliseconds in one unit of the last digit of a fraction, by the number of its digits. */
const fractionUnits = [0, 100, 10, 1, 0.1, 0.01, 0.001]

/**
 * Reads a time stamp between the code units `open` and `close`, moves the cursor past it and returns its
 * milliseconds. Returns -1 and leaves the cursor where it is when there is no stamp. Accepted are
 * `[1:02]`, `[01:02.3]`, `[01:02.345]`, `[01:02:34]` (the last part is a fraction), `[01:02:03.45]` (hours first)
 * and `[01:02.34-1]`, whose suffix is ignored.
 */
export function readStamp(cursor: TextCursor, open: number, close: number): number {
  const from = cursor.at
  const milliseconds = cursor.skip(open) ? readTime(cursor) : -1
  if (milliseconds >= 0 && cursor.skip(close)) return milliseconds
  cursor.at = from
  return -1
}

function readTime(cursor: TextCursor): number {
  const first = cursor.readNumber(4)
  if (first < 0 || !cursor.skip(colon)) return -1
  const second = cursor.readNumber(2)
  if (second < 0) return -1

  let seconds = first * 60 + second
  let fraction = 0
  if (cursor.skip(colon)) {
    const from = cursor.at
    const third = cursor.readNumber(3)
    if (third < 0) return -1
    const digits = cursor.at - from
    if (digits <= 2 && cursor.text.charCodeAt(cursor.at) === dot) seconds = seconds * 60 + third
    else fraction = third * (fractionUnits[digits] ?? 0)
  }
  if (cursor.skip(dot)) {
    const from = cursor.at
    const part = cursor.readNumber(6)
    if (part < 0) return -1
    fraction = Math.round(part * (fractionUnits[cursor.at - from] ?? 0))
  }
  if (cursor.skip(dash) && cursor.readNumber(2) < 0) return -1
  return seconds * 1000 + fraction
}

/**
 * Reads the words of a line with a stamp before each of them (enhanced LRC) into `builder`. Returns false when the
 * line has no such stamps. Square brackets are stamps where there are several and one ends the line.
 *
 *     <00:16.21>first <00:16.88>line<00:17.90>
 *     first [00:16.88]line[00:17.90]
 *
 * `start` is the line's start in milliseconds. Text before the first stamp becomes a word that starts with the line;
 * when the first stamp is at the line's start too, the text is added to that word. Without a stamp at the end, the
 * last word has no end yet.
 */
export function readStampedWords(content: string, start: number, builder: WordLineBuilder): boolean {
  if (readBetween(brackets.angle, content, start, builder)) return true
  return hasSquareStamps(content) && readBetween(brackets.square, content, start, builder)
}

/** Returns whether a row has a stamp at its end and another one before. */
function hasSquareStamps(content: string): boolean {
  if (!content.endsWith(']')) return false
  const stamps = content.match(/\[\d{1,4}:\d{2}(?:[.:]\d{1,3})?\]/g) ?? []
  return stamps.length > 1 && content.endsWith(stamps.at(-1) ?? '')
}

function readBetween(
  { sign, open, close }: (typeof brackets)['angle'],
  content: string,
  start: number,
  builder: WordLineBuilder,
): boolean {
  builder.start(start, start)
  let at = content.indexOf(sign)
  if (at === -1) return false
  const cursor = new TextCursor(content)
  // the text before the first square bracket has the stamp of the line
  let stamp = sign === '[' ? start : -1
  let prefix = ''
  let from = 0
  for (; at !== -1; at = content.indexOf(sign, at)) {
    cursor.at = at
    const found = readStamp(cursor, open, close)
    if (found < 0) {
      at++
      continue
    }
    const text = content.slice(from, at)
    if (stamp < 0 && found <= start) prefix = text
    else if (stamp < 0) builder.add(start, found - start, text)
    else {
      if (text !== '' || prefix !== '') builder.add(stamp, openDuration, prefix + text)
      prefix = ''
      builder.endLastWord(found)
    }
    stamp = found
    at = from = cursor.at
  }
  if (stamp < 0) return false
  const last = prefix + content.slice(from)
  if (last !== '') builder.add(stamp, openDuration, last)
  return true
}
