import { failed, ok, type Result } from '../../contract/result'
import type { LyricLine, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { nextMainLine, sortVoices } from './sort-voices'
import { TtmlReader } from './ttml-reader'
import type { TtmlLine } from './ttml-voice'
import { WordLineBuilder } from './word-line-builder'

export interface ParsedTtml {
  /** Main lines sorted by time, each followed by its background vocals, with translation and romanisation. */
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
  const sorted = sortVoices(read.lines, timeOf)
  // a choir alone is no other voice
  if (sorted.every(({ voice }) => voice === 'together')) for (const line of sorted) line.voice = undefined
  const hasWordTimes = sorted.some((line) => line.words !== null)
  return ok({
    lines: sorted.map(toLine),
    wordLines: hasWordTimes ? toWordLines(sorted) : [],
    credits: read.credits,
    omittedLines: read.omittedLines,
  })
}

function toLine(line: TtmlLine): LyricLine {
  const lyricLine: LyricLine = { time: line.time / 1000, content: line.content }
  if (line.end >= line.time) lyricLine.endTime = line.end / 1000
  return attach(lyricLine, line)
}

function toWordLines(sorted: readonly TtmlLine[]): WordLine[] {
  const builder = new WordLineBuilder()
  const nextAfter = nextMainLine(sorted, timeOf)
  return sorted.map((line) => attach(line.words ?? toSingleWord(line, nextAfter(line.time), builder), line))
}

function timeOf({ time }: TtmlLine): number {
  return time
}

/** Returns a line without timed words as a line of one word. */
function toSingleWord({ time, end, content }: TtmlLine, next: number, builder: WordLineBuilder): WordLine {
  const lineEnd = end >= time ? end : Math.min(next, time + maxWholeLineMs)
  builder.start(time, time)
  builder.add(time, lineEnd - time, content)
  const words = builder.finish(lineEnd)
  return words ?? { time: time / 1000, endTime: lineEnd / 1000, content: [] }
}

function attach<L extends LyricLine | WordLine>(line: L, { tran, roma, background, voice }: TtmlLine): L {
  if (tran !== '') line.tran = tran
  if (roma !== '') line.roma = roma
  if (background) line.background = true
  if (voice) line.voice = voice
  return line
}
