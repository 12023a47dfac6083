import { failed, ok, type Result } from '../result'
import type { LyricLine, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { nextTimes } from './next-times'
import { TtmlReader } from './ttml-reader'
import type { TtmlLine } from './ttml-voice'
import { WordLineBuilder } from './word-line-builder'

export interface ParsedTtml {
  /** By time, with translation and romanisation; the second voice of a paragraph comes after the first. */
  lines: LyricLine[]
  /** The same lines word by word when any of them times its words, else empty. */
  wordLines: WordLine[]
  /** Who wrote it, as the file's head says. */
  credits: string[]
  /** Lines that are too long to be shown. */
  leftOut: number
}

/** Milliseconds that a line without timed words gets among lines that have them, when nothing says when it ends. */
const wholeLineMs = 5000

/**
 * Reads TTML as files of lyrics use it:
 *
 *     <tt xmlns:ttm="http://www.w3.org/ns/ttml#metadata"><body><div>
 *       <p begin="00:16.210" end="00:19.670"><span begin="00:16.210" end="00:16.880">first</span> <span
 *         begin="00:17.290" end="00:19.670">line</span><span ttm:role="x-translation">…</span>
 *         <span ttm:role="x-bg" begin="19.1s" end="19.6s">(ooh)</span></p>
 *       <p begin="20.5s" dur="2s">second line</p>
 *     </div></body></tt>
 *
 * Times are those of the track, wherever an element stands. A line without a time, or without text, is none. It
 * need not be well formed: what can be read is. Fails as `tooLarge` only.
 */
export function parseTtml(text: string): Result<ParsedTtml> {
  if (text.length > lyricLimits.characters) return failed({ kind: 'tooLarge' })
  const read = new TtmlReader(text).read()
  if (read === null) return failed({ kind: 'tooLarge' })
  const sung = read.lines.sort((a, b) => a.time - b.time)
  const worded = sung.some((line) => line.words !== null)
  const builder = new WordLineBuilder()
  const next = worded ? nextTimes(sung, (line) => line.time) : []
  return ok({
    lines: sung.map(toLine),
    wordLines: worded ? sung.map((line, at) => toWordLine(line, next[at], builder)) : [],
    credits: read.credits,
    leftOut: read.leftOut,
  })
}

function toLine(line: TtmlLine): LyricLine {
  const made: LyricLine = { time: line.time / 1000, content: line.content }
  if (line.end >= line.time) made.endTime = line.end / 1000
  return attach(made, line)
}

function toWordLine(line: TtmlLine, next = Infinity, builder: WordLineBuilder): WordLine {
  const words = line.words ?? wholeLine(line, next, builder)
  return attach(words, line)
}

function wholeLine({ time, end, content }: TtmlLine, next: number, builder: WordLineBuilder): WordLine {
  const over = end >= time ? end : Math.min(next, time + wholeLineMs)
  builder.begin(time, time)
  builder.add(time, over - time, content)
  const words = builder.finish(over)
  return words ?? { time: time / 1000, endTime: over / 1000, content: [] }
}

function attach<L extends LyricLine | WordLine>(made: L, { tran, roma, background }: TtmlLine): L {
  if (tran !== '') made.tran = tran
  if (roma !== '') made.roma = roma
  if (background) made.background = true
  return made
}
