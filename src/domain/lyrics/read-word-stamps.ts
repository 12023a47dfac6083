import { readStamp } from './read-stamp'

/** A text after its stamp; the last one is empty when the line closes with a stamp. */
export interface StampedText {
  milliseconds: number
  text: string
}

/**
 * The words of a line that stamps each of them, null when it stamps none (enhanced LRC):
 *
 *     <00:16.21>first <00:16.88>line<00:17.90>
 *
 * Text before the first stamp belongs to the first word.
 */
export function readWordStamps(content: string): StampedText[] | null {
  const words: StampedText[] = []
  let before = ''
  let from = 0
  for (let at = content.indexOf('<'); at !== -1; at = content.indexOf('<', at)) {
    const stamp = readStamp(content, at, '<', '>')
    if (!stamp) {
      at++
      continue
    }
    const text = content.slice(from, at)
    const last = words.at(-1)
    if (last) last.text += text
    else before = text
    words.push({ milliseconds: stamp.milliseconds, text: '' })
    at = from = stamp.next
  }
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return null
  last.text += content.slice(from)
  first.text = before + first.text
  return words
}
