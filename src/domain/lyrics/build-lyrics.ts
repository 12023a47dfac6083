import { failed, ok, type Result } from '../result'
import { attachTexts } from './attach-texts'
import { countCredits, mostCredits } from './count-credits'
import { foldInlineRows } from './fold-inline-rows'
import { emptyLyrics, type LyricData, type LyricLine, type LyricTexts, type WordLine } from './lyric-data'
import { parseLrc } from './parse-lrc'
import { parseTtml } from './parse-ttml'
import { parseYrc } from './parse-yrc'

/** The song's own words, before texts of others are attached. */
interface OwnWords {
  plain: readonly LyricLine[]
  timed: readonly WordLine[]
  credits: readonly string[]
  leftOut: number
  /** Whether translations may stand among the lines, as in plain files. */
  mixed: { plain: boolean; timed: boolean }
}

/**
 * A backend's lyric texts as one structure: parsed, credits set apart, translations and romanisations attached.
 *
 * A `ttml` with lines is taken in place of `lrc` and `yrc`. Without a `yrc`, words stamped in the `lrc` make the
 * word lines. Word lines take `ytlrc` and `yromalrc`, else `tlyric` and `romalrc`; a track with word lines only gets
 * plain lines made from them; one that says it is pure music gets none.
 *
 * What is too large is left out: a line, a translation, one of the song's own texts when another has lines. Only
 * when nothing of the song's own words is left because of it, it fails, as `tooLarge`.
 */
export function buildLyrics(texts: LyricTexts): Result<LyricData> {
  const own = ownWords(texts)
  if (!own) return failed({ kind: 'tooLarge' })
  const plain = splitCredits(own.plain, contentOf)
  const timed = splitCredits(own.timed, textOf)
  const inLines = plain.credits.length > 0 ? plain.credits : timed.credits
  const credits = distinct([...own.credits, ...inLines])
  const first = [own.plain[0]?.content, plain.sung[0]?.content]
  if (first.some(saysPureMusic)) return ok({ ...emptyLyrics, credits, pureMusic: true })

  const tlyric = linesOf(texts.tlyric)
  const romalrc = linesOf(texts.romalrc)
  const alone = tlyric.length === 0
  const lrc = alone && own.mixed.plain ? foldInlineRows(plain.sung, contentOf) : plain.sung
  const yrc = alone && own.mixed.timed ? foldInlineRows(timed.sung, textOf) : timed.sung
  attachTexts(lrc, 'tran', [tlyric])
  attachTexts(lrc, 'roma', [romalrc])
  attachTexts(yrc, 'tran', [linesOf(texts.ytlrc), tlyric])
  attachTexts(yrc, 'roma', [linesOf(texts.yromalrc), romalrc])
  return ok({
    lrc,
    yrc,
    credits,
    pureMusic: false,
    ...(own.leftOut > 0 && { leftOut: own.leftOut }),
    hasLrcTran: lrc.some((line) => line.tran !== undefined),
    hasLrcRoma: lrc.some((line) => line.roma !== undefined),
    hasYrc: yrc.length > 0,
    hasYrcTran: yrc.some((line) => line.tran !== undefined),
    hasYrcRoma: yrc.some((line) => line.roma !== undefined),
  })
}

/** Null when there are none to show because they are too large. */
function ownWords(texts: LyricTexts): OwnWords | null {
  const ttml = parseTtml(texts.ttml)
  if (ttml.ok && ttml.value.lines.length > 0) {
    const { lines, wordLines, credits, leftOut } = ttml.value
    return { plain: lines, timed: wordLines, credits, leftOut, mixed: { plain: false, timed: false } }
  }
  const lrc = parseLrc(texts.lrc)
  const yrc = parseYrc(texts.yrc)
  const read = [ttml, lrc, yrc]
  const plain = lrc.ok ? lrc.value.lines : []
  const stamped = lrc.ok ? lrc.value.wordLines : []
  const timed = yrc.ok && yrc.value.lines.length > 0 ? yrc.value.lines : stamped
  const leftOut = Math.max(...read.map((text) => (text.ok ? text.value.leftOut : 0)))
  if (plain.length === 0 && timed.length === 0) {
    if (leftOut > 0 || read.some((text) => !text.ok)) return null
  }
  const lrcCredits = lrc.ok ? lrc.value.credits : []
  const credits = lrcCredits.length > 0 || !yrc.ok ? lrcCredits : yrc.value.credits
  return {
    plain: plain.length > 0 ? plain : timed.map(toPlainLine),
    timed,
    credits,
    leftOut,
    mixed: { plain: plain.length > 0, timed: timed === stamped },
  }
}

/** The lines of a text that belongs to others; none when it cannot be read. */
function linesOf(text: string): readonly LyricLine[] {
  const lrc = parseLrc(text)
  return lrc.ok ? lrc.value.lines : []
}

function splitCredits<L extends { time: number }>(
  lines: readonly L[],
  text: (line: L) => string,
): { credits: string[]; sung: L[] } {
  const leading = lines.slice(0, mostCredits).map((line) => ({ time: line.time, text: text(line) }))
  const count = countCredits(leading)
  return { credits: leading.slice(0, count).map((row) => row.text), sung: lines.slice(count) }
}

/** Those that say something new; rows of JSON and of plain text spell one credit in different ways. */
function distinct(credits: readonly string[]): string[] {
  return [...new Map(credits.map((credit) => [credit.replace(/[\s:：]+/g, ''), credit])).values()]
}

/** The backend's own sentence for a track without words, in either of its wordings. */
function saysPureMusic(content: string | undefined): boolean {
  return content !== undefined && content.includes('纯音乐') && content.includes('欣赏')
}

function contentOf(line: LyricLine): string {
  return line.content
}

function textOf(line: WordLine): string {
  return line.content.map((word) => word.content).join('')
}

function toPlainLine(line: WordLine): LyricLine {
  return { time: line.time, endTime: line.endTime, content: textOf(line) }
}
