import { readStamp } from './read-stamp'
import { TextCursor } from './text-cursor'
import { openDuration, type WordLineBuilder } from './word-line-builder'

const angleOpen = 60
const angleClose = 62

/**
 * Reads the words of a line that stamps each of them into `builder`; false when it stamps none (enhanced LRC):
 *
 *     <00:16.21>first <00:16.88>line<00:17.90>
 *
 * `start` is the line's, in milliseconds. Text before the first stamp is a word that begins with the line, and part
 * of the first word when that does, too. Without a stamp at the end the last word is left open.
 */
export function readStampedWords(content: string, start: number, builder: WordLineBuilder): boolean {
  builder.begin(start, start)
  let at = content.indexOf('<')
  if (at === -1) return false
  const cursor = new TextCursor(content)
  let stamp = -1
  let before = ''
  let from = 0
  for (; at !== -1; at = content.indexOf('<', at)) {
    cursor.at = at
    const found = readStamp(cursor, angleOpen, angleClose)
    if (found < 0) {
      at++
      continue
    }
    const text = content.slice(from, at)
    if (stamp < 0 && found <= start) before = text
    else if (stamp < 0) builder.add(start, found - start, text)
    else {
      if (text !== '' || before !== '') builder.add(stamp, openDuration, before + text)
      before = ''
      builder.close(found)
    }
    stamp = found
    at = from = cursor.at
  }
  if (stamp < 0) return false
  const last = before + content.slice(from)
  if (last !== '') builder.add(stamp, openDuration, last)
  return true
}
