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

/** The part of a file's times with a row in another script from which on those are translations, not another voice. */
const minShare = 0.2

/**
 * Turns rows that have the time of the row above into its translation and romanisation, as files without separate
 * translations write them. A row in another script is the translation; of two, the one in an alphabet is the
 * romanisation. A row in the same script is another voice and stays a line, and so do all rows of a file where few
 * times have two. A repeated row is dropped.
 */
export function foldInlineRows<L extends Row>(lines: readonly L[], textOf: (line: L) => string): L[] {
  const groups: [first: L, ...others: L[]][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    // background vocals lie between a line and its translation, whatever their time
    if (group && (line.background || group[0].time === line.time)) group.push(line)
    else groups.push([line])
  }
  const hasOtherScript = ([first, ...others]: (typeof groups)[number]) =>
    others.some((line) => !line.background && scriptOf(textOf(line)) !== scriptOf(textOf(first)))
  const translated = groups.filter(hasOtherScript).length >= minShare * groups.length
  return groups.flatMap(([first, ...others]) =>
    others.length === 0 ? [first] : foldGroup(first, others, textOf, translated),
  )
}

function foldGroup<L extends Row>(
  first: L,
  others: readonly L[],
  textOf: (line: L) => string,
  translated: boolean,
): L[] {
  const script = scriptOf(textOf(first))
  const seen = new Set([textOf(first)])
  const background = others.filter((line) => line.background)
  const voices: L[] = []
  const texts: L[] = []
  for (const line of others.filter((line) => !line.background)) {
    const text = textOf(line)
    if (seen.has(text)) continue
    seen.add(text)
    const isText = translated && scriptOf(text) !== script && texts.length < 2
    ;(isText ? texts : voices).push(line)
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
  return [main, ...background, ...voices]
}
