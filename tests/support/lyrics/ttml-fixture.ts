import type { LyricLine } from '../../../src/domain/lyrics/lyric-data'
import { parseTtml, type ParsedTtml } from '../../../src/domain/lyrics/parse-ttml'

export function parse(text: string): ParsedTtml {
  const parsed = parseTtml(text)
  if (!parsed.ok) throw new Error(parsed.failure.kind)
  return parsed.value
}

export const linesOf = (text: string): LyricLine[] => parse(text).lines
export const textsOf = (text: string): string[] => linesOf(text).map((line) => line.content)

/** Words of the first line as `[text, start as in the file, duration]`, in milliseconds. */
export function wordsOf(text: string): [string, number, number][] {
  return (parse(text).wordLines[0]?.content ?? []).map((word) => [
    word.content,
    Math.round(word.time * 1000),
    Math.round(word.duration * 1000),
  ])
}

export const word = (text: string, begin: number, end: number): string =>
  `<span begin="${begin}s" end="${end}s">${text}</span>`
export const line = (inner: string): string => `<p begin="1s" end="9s">${inner}</p>`
