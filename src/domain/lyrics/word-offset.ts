import { type LyricWord, type WordLine, wordOffset } from './lyric-data'

const offsetMs = Math.round(wordOffset * 1000)

/** Adds {@link wordOffset} to the words of parsed lines, in place. Each time becomes whole milliseconds, in seconds. */
export function addWordOffset(lines: readonly WordLine[]): void {
  for (const line of lines)
    for (const word of line.content) word.time = (toMilliseconds(word.time) + offsetMs) / 1000
}

/** Returns the milliseconds at which a stored word is audible: its time without {@link wordOffset}. */
export function audibleMs(word: LyricWord): number {
  return toMilliseconds(word.time) - offsetMs
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}
