import type { LyricLine } from './lyric-data'

type Script = 'kana' | 'hangul' | 'han' | 'alphabet'

/** The script that tells a text's language best; kana and hangul before the Han signs mixed with them. */
function scriptOf(text: string): Script {
  if (/[\u3041-\u30ff]/.test(text)) return 'kana'
  if (/[\uac00-\ud7a3]/.test(text)) return 'hangul'
  return /\p{Script=Han}/u.test(text) ? 'han' : 'alphabet'
}

/**
 * Files without separate translations often carry them as further rows of the same time. Such a row in another
 * script becomes the translation of the first (of two, the one in an alphabet its romanisation); one in the
 * same script is a second voice and stays a line; a repeated one goes.
 */
export function foldInlineRows(lines: readonly LyricLine[]): LyricLine[] {
  const folded: LyricLine[] = []
  for (let start = 0; start < lines.length;) {
    const first = lines[start]
    if (!first) break
    let end = start + 1
    while (lines[end]?.time === first.time) end++
    folded.push(...foldGroup(first, lines.slice(start + 1, end)))
    start = end
  }
  return folded
}

function foldGroup(first: LyricLine, others: readonly LyricLine[]): LyricLine[] {
  const script = scriptOf(first.content)
  const seen = new Set([first.content])
  const voices: LyricLine[] = []
  const texts: string[] = []
  for (const line of others) {
    if (seen.has(line.content)) continue
    seen.add(line.content)
    if (scriptOf(line.content) === script || texts.length === 2) voices.push(line)
    else texts.push(line.content)
  }
  const roma = texts.length === 2 ? texts.findIndex((text) => scriptOf(text) === 'alphabet') : -1
  const tran = texts[roma === 0 ? 1 : 0]
  const romaText = texts[roma]
  const main = {
    ...first,
    ...(tran === undefined ? {} : { tran }),
    ...(romaText === undefined ? {} : { roma: romaText }),
  }
  if (texts.length === 2 && roma === -1 && texts[1] !== undefined)
    voices.unshift({ ...first, content: texts[1] })
  return [main, ...voices]
}
