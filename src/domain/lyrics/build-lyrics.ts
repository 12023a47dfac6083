import type { LyricTexts } from '../../contract/replies/lyric-texts'
import { failed, ok, type Result } from '../../contract/result'
import { attachTexts } from './align'
import { distinctCredits, splitCredits } from './credits'
import { foldInlineRows } from './fold-inline-rows'
import { emptyLyrics, type LyricData, type LyricLine, type WordLine } from './lyric-data'
import { parseLrc } from './parse-lrc'
import { parseTtml } from './parse-ttml'
import { parseYrc } from './parse-yrc'
import { markVoices } from './voice-labels'
import { addWordOffset } from './word-offset'

/** The song's lines as parsed, before translations and romanisations are attached. */
interface ParsedSong {
  lines: readonly LyricLine[]
  wordLines: readonly WordLine[]
  credits: readonly string[]
  omittedLines: number
  /** Whether `lines` and `wordLines` come from an LRC file, where translations may stand among the lines. */
  hasInlineTexts: { lines: boolean; wordLines: boolean }
  /** Whether the file says who sings, so that labels in the text need not. */
  hasVoices: boolean
}

/**
 * Parses a backend's lyric texts, separates the credits and attaches translations and romanisations.
 *
 * A `ttml` with lines replaces `lrc` and `yrc`. Without a `yrc`, word stamps in the `lrc` make the word lines. Word
 * lines take `ytlrc` and `yromalrc`, else `tlyric` and `romalrc`. When a track has word lines only, the plain lines are
 * made from them. A track that the backend calls instrumental has no lines.
 *
 * A line or a translation that is too large is omitted, and so is one of the song's texts when another one has lines.
 * Fails as `tooLarge` when no line is left because of that.
 */
export function buildLyrics(texts: LyricTexts): Result<LyricData> {
  const song = parseSong(texts)
  if (!song) return failed({ kind: 'tooLarge' })
  const plain = splitCredits(song.lines.filter(lasts), contentOf)
  const timed = splitCredits(song.wordLines.filter(lasts), textOf)
  const creditLines = plain.credits.length > 0 ? plain.credits : timed.credits
  const credits = distinctCredits([...song.credits, ...creditLines])
  const firstLines = [song.lines[0]?.content, plain.sung[0]?.content]
  if (firstLines.some(isInstrumentalNotice)) return ok({ ...emptyLyrics, credits, instrumental: true })

  const tlyric = linesOf(texts.tlyric)
  const romalrc = linesOf(texts.romalrc)
  const canFold = tlyric.length === 0
  const lrc = canFold && song.hasInlineTexts.lines ? foldInlineRows(plain.sung, contentOf) : plain.sung
  const yrc = canFold && song.hasInlineTexts.wordLines ? foldInlineRows(timed.sung, textOf) : timed.sung
  if (!song.hasVoices) {
    markVoices(lrc, contentOf)
    markVoices(yrc, textOf)
  }
  attachTexts(lrc, 'tran', [tlyric])
  attachTexts(lrc, 'roma', [romalrc])
  attachTexts(yrc, 'tran', [linesOf(texts.ytlrc), tlyric])
  attachTexts(yrc, 'roma', [linesOf(texts.yromalrc), romalrc])
  addWordOffset(yrc)
  return ok({
    lrc,
    yrc,
    credits,
    instrumental: false,
    ...(song.omittedLines > 0 && { omittedLines: song.omittedLines }),
    hasLrcTran: lrc.some((line) => line.tran !== undefined),
    hasLrcRoma: lrc.some((line) => line.roma !== undefined),
    hasYrc: yrc.length > 0,
    hasYrcTran: yrc.some((line) => line.tran !== undefined),
    hasYrcRoma: yrc.some((line) => line.roma !== undefined),
  })
}

/** Returns null when there are no lines because the texts are too large. */
function parseSong(texts: LyricTexts): ParsedSong | null {
  const ttml = parseTtml(texts.ttml)
  if (ttml.ok && ttml.value.lines.length > 0) {
    const hasVoices = ttml.value.lines.some(({ voice }) => voice !== undefined)
    return { ...ttml.value, hasInlineTexts: { lines: false, wordLines: false }, hasVoices }
  }
  const lrc = parseLrc(texts.lrc)
  const yrc = parseYrc(texts.yrc)
  const parsed = [ttml, lrc, yrc]
  const lines = lrc.ok ? lrc.value.lines : []
  const stampedLines = lrc.ok ? lrc.value.wordLines : []
  const wordLines = yrc.ok && yrc.value.lines.length > 0 ? yrc.value.lines : stampedLines
  const omittedLines = Math.max(...parsed.map((text) => (text.ok ? text.value.omittedLines : 0)))
  if (lines.length === 0 && wordLines.length === 0) {
    if (omittedLines > 0 || parsed.some((text) => !text.ok)) return null
  }
  const lrcCredits = lrc.ok ? lrc.value.credits : []
  const credits = lrcCredits.length > 0 || !yrc.ok ? lrcCredits : yrc.value.credits
  return {
    lines: lines.length > 0 ? lines : wordLines.map(toPlainLine),
    wordLines,
    credits,
    omittedLines,
    hasInlineTexts: { lines: lines.length > 0, wordLines: wordLines === stampedLines },
    hasVoices: false,
  }
}

/** Returns the lines of a translation or romanisation, none when it cannot be read. */
function linesOf(text: string): readonly LyricLine[] {
  const lrc = parseLrc(text)
  return lrc.ok ? lrc.value.lines : []
}

/** Recognises both wordings of the backend's sentence for a track without words: `纯音乐，请欣赏`. */
function isInstrumentalNotice(content: string | undefined): boolean {
  return content !== undefined && content.includes('纯音乐') && content.includes('欣赏')
}

/** Returns whether a line is more than a row of other data, which has the times 0 and 0. */
function lasts({ time, endTime }: LyricLine | WordLine): boolean {
  return time > 0 || endTime !== 0
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
