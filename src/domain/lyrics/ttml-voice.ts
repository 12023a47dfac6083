import type { LyricVoice, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { isBlank } from './white-space'
import { openDuration, WordLineBuilder } from './word-line-builder'

/** What one voice sings in a paragraph. Times are whole milliseconds; `end` is -1 when the file does not give it. */
export interface TtmlLine {
  time: number
  end: number
  content: string
  words: WordLine | null
  tran: string
  roma: string
  /** Whether it is background vocals of the line before. */
  background: boolean
  voice?: LyricVoice | undefined
}

/** Words start at most this long before their line. */
const maxLeadMs = 1000

/** A line that begins longer before its first word has a time that is not meant, such as 0. */
const maxSilentMs = 3000

/** Collects what one voice sings in a paragraph. One object is used for all paragraphs in turn. -1 is a missing time. */
export class TtmlVoice {
  #begin = -1
  #end = -1
  #paragraphBegin = -1
  #paragraphEnd = -1
  /** The text before the first timed word, or the whole line when it has no timed words. */
  #text = ''
  #tran = ''
  #roma = ''
  #element = 0
  readonly #words = new WordLineBuilder()

  /** Starts a paragraph. Its times apply when the voice has none of its own. */
  start(begin: number, end: number): void {
    this.#begin = -1
    this.#end = -1
    this.#paragraphBegin = begin
    this.#paragraphEnd = end
    this.#text = ''
    this.#tran = ''
    this.#roma = ''
    this.#element = 0
    this.#words.start(Infinity, begin - maxLeadMs)
  }

  /** Extends the times of the voice by those of one more part. */
  extend(begin: number, end: number): void {
    if (begin >= 0 && (this.#begin < 0 || begin < this.#begin)) this.#begin = begin
    if (end > this.#end) this.#end = end
  }

  get tooLong(): boolean {
    return this.#words.tooLong || this.#text.length > lyricLimits.lineCharacters
  }

  /** The translation; empty when there is none or it is too long. */
  get tran(): string {
    return trimmedIfShort(this.#tran)
  }

  /** The romanisation; empty when there is none or it is too long. */
  get roma(): string {
    return trimmedIfShort(this.#roma)
  }

  addTran(run: string): void {
    if (this.#tran.length <= lyricLimits.lineCharacters) this.#tran = joinRuns(this.#tran, run)
  }

  addRoma(run: string): void {
    if (this.#roma.length <= lyricLimits.lineCharacters) this.#roma = joinRuns(this.#roma, run)
  }

  /** Adds a text without a time to the word before it, or to the first word. */
  addUntimed(run: string): void {
    if (this.tooLong) return
    const words = this.#words
    if (!words.hasWords) this.#text = joinRuns(this.#text, run)
    else if (!run.startsWith(' ') || !words.endsInSpace) words.append(run)
    else words.append(run.slice(1))
  }

  /** Adds a text of a timed element. All texts of one element, by its number, are one word. */
  addTimed(run: string, element: number, begin: number, end: number): void {
    const words = this.#words
    if (this.tooLong || (element === this.#element && words.hasWords)) return this.addUntimed(run)
    const hasLeadingSpace = words.hasWords && run.startsWith(' ')
    if (hasLeadingSpace) this.addUntimed(' ')
    this.#element = element
    const text = hasLeadingSpace ? run.slice(1) : words.hasWords ? run : joinRuns(this.#text, run)
    words.add(begin, end < 0 ? openDuration : Math.max(0, end - begin), text)
    if (words.hasWords) this.#text = ''
  }

  /** Returns the line, null when it is blank, too long or without a time. */
  finish(): TtmlLine | null {
    if (this.tooLong) return null
    this.#words.endLastWordWithLine(this.#end < 0 ? this.#paragraphEnd : this.#end)
    const words = this.#words.finish(Math.max(0, this.#end))
    const { tran, roma } = this
    if (words) {
      const silentMs = words.time * 1000 - this.#begin
      if (this.#begin >= 0 && silentMs > 0 && silentMs <= maxSilentMs) words.time = this.#begin / 1000
      const content = textOf(words)
      return {
        time: toMs(words.time),
        end: toMs(words.endTime),
        content,
        words,
        tran,
        roma,
        background: false,
      }
    }
    const content = this.#text.trim()
    const [time, end] =
      this.#begin < 0 ? [this.#paragraphBegin, this.#paragraphEnd] : [this.#begin, this.#end]
    return isBlank(content) || time < 0 ? null : { time, end, content, words, tran, roma, background: false }
  }
}

function trimmedIfShort(text: string): string {
  return text.length > lyricLimits.lineCharacters || isBlank(text) ? '' : text.trim()
}

function textOf(line: WordLine): string {
  let text = ''
  for (const word of line.content) text += word.content
  return text
}

function toMs(seconds: number): number {
  return Math.round(seconds * 1000)
}

/** Joins two texts with at most one space between them, and none at the beginning. */
function joinRuns(text: string, run: string): string {
  const hasExtraSpace = run.startsWith(' ') && (text === '' || text.endsWith(' '))
  return hasExtraSpace ? text + run.slice(1) : text + run
}
