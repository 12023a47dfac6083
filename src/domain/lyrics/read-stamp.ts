import type { TextCursor } from './text-cursor'

const colon = 58
const dot = 46
const dash = 45
/** Milliseconds in a unit of the last of so many fraction digits. */
const scales = [0, 100, 10, 1, 0.1, 0.01, 0.001]

/**
 * Moves over a stamp between the units `open` and `close` and gives its milliseconds; -1, and nothing moves, when
 * there is none here:
 * `[1:02]`, `[01:02.3]`, `[01:02.345]`, `[01:02:34]` (a fraction, too), `[01:02:03.45]` (hours first)
 * and `[01:02.34-1]`, whose suffix means nothing.
 */
export function readStamp(cursor: TextCursor, open: number, close: number): number {
  const from = cursor.at
  const milliseconds = cursor.skip(open) ? readTime(cursor) : -1
  if (milliseconds >= 0 && cursor.skip(close)) return milliseconds
  cursor.at = from
  return -1
}

function readTime(cursor: TextCursor): number {
  const first = cursor.number(4)
  if (first < 0 || !cursor.skip(colon)) return -1
  const second = cursor.number(2)
  if (second < 0) return -1

  let seconds = first * 60 + second
  let fraction = 0
  if (cursor.skip(colon)) {
    const from = cursor.at
    const third = cursor.number(3)
    if (third < 0) return -1
    const digits = cursor.at - from
    if (digits <= 2 && cursor.text.charCodeAt(cursor.at) === dot) seconds = seconds * 60 + third
    else fraction = third * (scales[digits] ?? 0)
  }
  if (cursor.skip(dot)) {
    const from = cursor.at
    const part = cursor.number(6)
    if (part < 0) return -1
    fraction = Math.round(part * (scales[cursor.at - from] ?? 0))
  }
  if (cursor.skip(dash) && cursor.number(2) < 0) return -1
  return seconds * 1000 + fraction
}
