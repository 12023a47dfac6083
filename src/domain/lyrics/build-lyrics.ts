import { ok, type Result } from '../result'
import { align } from './align'
import { countCredits } from './count-credits'
import { foldInlineRows } from './fold-inline-rows'
import { emptyLyrics, type LyricData, type LyricLine, type LyricTexts, type WordLine } from './lyric-data'
import { parseLrc } from './parse-lrc'
import { parseYrc } from './parse-yrc'

/**
 * A backend's lyric texts as one structure: parsed, credits set apart, translations and romanisations attached.
 * Without a `yrc`, words stamped in the `lrc` make the word lines. Word lines take `ytlrc` and `yromalrc`, else `tlyric` and `romalrc`; a track with word lines only gets plain
 * lines made from them; one that says it is pure music gets none. Fails as `tooLarge` only.
 */
export function buildLyrics(texts: LyricTexts): Result<LyricData> {
  const lrc = parseLrc(texts.lrc)
  if (!lrc.ok) return lrc
  const yrc = parseYrc(texts.yrc)
  if (!yrc.ok) return yrc
  const tlyric = parseLrc(texts.tlyric)
  if (!tlyric.ok) return tlyric
  const romalrc = parseLrc(texts.romalrc)
  if (!romalrc.ok) return romalrc
  const ytlrc = parseLrc(texts.ytlrc)
  if (!ytlrc.ok) return ytlrc
  const yromalrc = parseLrc(texts.yromalrc)
  if (!yromalrc.ok) return yromalrc

  const plain = splitCredits(lrc.value.lines, (line) => line.content)
  const timed = splitCredits<WordLine>(orElse(yrc.value.lines, lrc.value.wordLines), textOf)
  const jsonCredits = lrc.value.credits.length > 0 ? lrc.value.credits : yrc.value.credits
  const credits = jsonCredits.length > 0 ? jsonCredits : (plain.credits.length > 0 ? plain : timed).credits
  if (saysPureMusic(lrc.value.lines[0]?.content) || saysPureMusic(plain.sung[0]?.content)) {
    return ok({ ...emptyLyrics, credits, pureMusic: true })
  }

  const folded = tlyric.value.lines.length > 0 ? plain.sung : foldInlineRows(plain.sung)
  const lrcLines = folded.length > 0 ? folded : timed.sung.map(toPlainLine)
  attach(lrcLines, tlyric.value.lines, romalrc.value.lines)
  const yrcLines: WordLine[] = timed.sung
  attach(
    yrcLines,
    orElse(ytlrc.value.lines, tlyric.value.lines),
    orElse(yromalrc.value.lines, romalrc.value.lines),
  )

  return ok({
    lrc: lrcLines,
    yrc: yrcLines,
    credits,
    pureMusic: false,
    hasLrcTran: lrcLines.some((line) => line.tran !== undefined),
    hasLrcRoma: lrcLines.some((line) => line.roma !== undefined),
    hasYrc: yrcLines.length > 0,
    hasYrcTran: yrcLines.some((line) => line.tran !== undefined),
    hasYrcRoma: yrcLines.some((line) => line.roma !== undefined),
  })
}

function splitCredits<L extends { time: number }>(
  lines: readonly L[],
  text: (line: L) => string,
): { credits: string[]; sung: L[] } {
  const count = countCredits(lines.map((line) => ({ time: line.time, text: text(line) })))
  return { credits: lines.slice(0, count).map(text), sung: lines.slice(count) }
}

/** The backend's own sentence for a track without words, in either of its wordings. */
function saysPureMusic(content: string | undefined): boolean {
  return content !== undefined && content.includes('纯音乐') && content.includes('欣赏')
}

function attach(
  lines: (LyricLine | WordLine)[],
  translations: readonly LyricLine[],
  romanisations: readonly LyricLine[],
): void {
  const trans = align(lines, translations)
  const romas = align(lines, romanisations)
  for (const [index, line] of lines.entries()) {
    const tran = translations[trans[index] ?? -1]
    const roma = romanisations[romas[index] ?? -1]
    if (tran) line.tran = tran.content
    if (roma) line.roma = roma.content
  }
}

function orElse<T>(list: readonly T[], other: readonly T[]): readonly T[] {
  return list.length > 0 ? list : other
}

function textOf(line: WordLine): string {
  return line.content.map((word) => word.content).join('')
}

function toPlainLine(line: WordLine): LyricLine {
  return { time: line.time, endTime: line.endTime, content: textOf(line) }
}
