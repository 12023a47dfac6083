import { align } from './align'
import type { LyricLine, WordLine } from './lyric-data'

type Kind = 'tran' | 'roma'

/**
 * Gives each line the text that belongs to it, from the first of the `lists` that fits any line. Second voices get
 * none: no such list has a text for them. Does nothing where lines have texts of that kind already.
 */
export function attachTexts(
  lines: readonly (LyricLine | WordLine)[],
  kind: Kind,
  lists: readonly (readonly LyricLine[])[],
): void {
  if (lines.some((line) => line[kind] !== undefined)) return
  const leading = lines.some((line) => line.background) ? lines.filter((line) => !line.background) : lines
  lists.some((texts) => attach(leading, kind, texts))
}

function attach(lines: readonly (LyricLine | WordLine)[], kind: Kind, texts: readonly LyricLine[]): boolean {
  if (texts.length === 0) return false
  let fits = false
  for (const [index, pair] of align(lines, texts).entries()) {
    const line = lines[index]
    const text = texts[pair]
    if (!line || !text) continue
    line[kind] = text.content
    fits = true
  }
  return fits
}
