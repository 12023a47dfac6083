import { failed, ok, type Result } from '../../contract/result'
import type { LyricLine, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { nextTimes } from './sorted-times'
import { TtmlReader } from './ttml-reader'
import type { TtmlLine } from './ttml-voice'
import { WordLineBuilder } from './word-line-builder'

export interface ParsedTtml {
  /** Sorted by time, with translation and romanisation. Background vocals come after their main line. */
  lines: LyricLine[]
  /** The same lines word by word if any line has timed words, else empty. */
  wordLines: WordLine[]
  /** Songwriters and other people from the file's head. */
  credits: string[]
  /** Number of lines that are too long to be shown. */
  omittedLines: number
}

/** Longest duration in milliseconds of a word line made from a line without timed words and without an end. */
const maxWholeLineMs = 5000

/**
 * Parses TTML as lyric files use it:
 *
 *     <tt xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><body><div>
 *       <p begin="00:16.210" end="00:19.670"><span begin="00:16.210" end="00:16.880">first</span> <span
 *         begin="00:17.290" end="00:19.670">line</span><span ttm:role="x-translation">…</span>
 *         <span ttm:role="x-bg" begin="19.1s" end="19.6s">(ooh)</span></p>
 *       <p begin="20.5s" dur="2s">second line</p>
 *     </div></body></tt>
 *
 * All times are times of the track, also in nested elements. Lines without a time or without text are dropped. Files
 * that are not well formed are read as far as possible. Fails as `tooLarge` only.
 */
export function parseTtml(text: string): Result<ParsedTtml> {
  if (text.length > lyricLimits.characters) return failed({ kind: 'tooLarge' })
  const read = new TtmlReader(text).read()
  if (read === null) return failed({ kind: 'tooLarge' })
  const sorted = read.lines.sort((a, b) => a.time - b.time)
  const hasWordTimes = sorted.some((line) => line.words !== null)
  const builder = new WordLineBuilder()
  const next = hasWordTimes ? nextTimes(sorted, (line) => line.time) : []
  return ok({
    lines: sorted.map(toLine),
    wordLines: hasWordTimes ? sorted.map((line, at) => toWordLine(line, next[at], builder)) : [],
    credits: read.credits,
    omittedLines: read.omittedLines,
  })
}

function toLine(line: TtmlLine): LyricLine {
  const lyricLine: LyricLine = { time: line.time / 1000, content: line.content }
  if (line.end >= line.time) lyricLine.endTime = line.end / 1000
  return attach(lyricLine, line)
}

function toWordLine(line: TtmlLine, next = Infinity, builder: WordLineBuilder): WordLine {
  return attach(line.words ?? toSingleWord(line, next, builder), line)
}

/** Returns a line without timed words as a line of one word. */
function toSingleWord({ time, end, content }: TtmlLine, next: number, builder: WordLineBuilder): WordLine {
  const lineEnd = end >= time ? end : Math.min(next, time + maxWholeLineMs)
  builder.start(time, time)
  builder.add(time, lineEnd - time, content)
  const words = builder.finish(lineEnd)
  return words ?? { time: time / 1000, endTime: lineEnd / 1000, content: [] }
}

function attach<L extends LyricLine | WordLine>(line: L, { tran, roma, background }: TtmlLine): L {
  if (tran !== '') line.tran = tran
  if (roma !== '') line.roma = roma
  if (background) line.background = true
  return line
}
