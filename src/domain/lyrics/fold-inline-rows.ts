interface Row {
  time: number
  tran?: string
  roma?: string
  background?: true
}

type Script = 'kana' | 'hangul' | 'han' | 'alphabet'

/** Returns the script that identifies a text's language best. Kana and hangul win over Han characters mixed with them. */
function scriptOf(text: string): Script {
  if (/[\u3041-\u30ff]/.test(text)) return 'kana'
  if (/[\uac00-\ud7a3]/.test(text)) return 'hangul'
  return /\p{Script=Han}/u.test(text) ? 'han' : 'alphabet'
}

/**
 * Turns rows that have the time of the row above into its translation and romanisation, as files without separate
 * translations write them. A row in another script is the translation; of two, the one in an alphabet is the
 * romanisation. A row in the same script is another voice and stays a line. A repeated row is dropped.
 */
export function foldInlineRows<L extends Row>(lines: readonly L[], textOf: (line: L) => string): L[] {
  const folded: L[] = []
  for (let start = 0; start < lines.length;) {
    const first = lines[start]
    if (!first) break
    let end = start + 1
    while (lines[end]?.time === first.time) end++
    if (end === start + 1) folded.push(first)
    else folded.push(...foldGroup(first, lines.slice(start + 1, end), textOf))
    start = end
  }
  return folded
}

function foldGroup<L extends Row>(first: L, others: readonly L[], textOf: (line: L) => string): L[] {
  const script = scriptOf(textOf(first))
  const seen = new Set([textOf(first)])
  const voices: L[] = []
  const texts: L[] = []
  for (const line of others) {
    const text = textOf(line)
    if (seen.has(text)) continue
    seen.add(text)
    if (line.background || scriptOf(text) === script || texts.length === 2) voices.push(line)
    else texts.push(line)
  }
  const romaIndex = texts.length === 2 ? texts.findIndex((line) => scriptOf(textOf(line)) === 'alphabet') : -1
  const roma = texts[romaIndex]
  const tran = texts[romaIndex === 0 ? 1 : 0]
  const main = {
    ...first,
    ...(tran && { tran: textOf(tran) }),
    ...(roma && { roma: textOf(roma) }),
  }
  if (texts.length === 2 && !roma && texts[1]) voices.unshift(texts[1])
  return [main, ...voices]
}
