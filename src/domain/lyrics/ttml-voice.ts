import { isBlank } from './is-blank'
import { joinRuns } from './join-runs'
import type { WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'
import { openDuration, WordLineBuilder } from './word-line-builder'

/** What one voice sings in a paragraph. Times are whole milliseconds; `end` is -1 where nothing tells it. */
export interface TtmlLine {
  time: number
  end: number
  content: string
  words: WordLine | null
  tran: string
  roma: string
  /** Whether it backs the line before it. */
  background: boolean
}

/** How far before its line a word may start and still be believed. */
const earliestLeadMs = 1000

/** Collects one voice of a paragraph; one object serves all paragraphs in turn. -1 is a time that is not given. */
export class TtmlVoice {
  #begin = -1
  #end = -1
  #aroundBegin = -1
  #aroundEnd = -1
  /** What stands before the first timed word, or all of a line without. */
  #text = ''
  #tran = ''
  #roma = ''
  #element = 0
  readonly #words = new WordLineBuilder()

  /** Starts a line in a paragraph of this time, which is that of a voice that has none of its own. */
  reset(begin: number, end: number): void {
    this.#begin = -1
    this.#end = -1
    this.#aroundBegin = begin
    this.#aroundEnd = end
    this.#text = ''
    this.#tran = ''
    this.#roma = ''
    this.#element = 0
    this.#words.begin(Infinity, begin - earliestLeadMs)
  }

  /** Takes the time of the voice, or of one more part of it, in. */
  widen(begin: number, end: number): void {
    if (begin >= 0 && (this.#begin < 0 || begin < this.#begin)) this.#begin = begin
    if (end > this.#end) this.#end = end
  }

  get tooLong(): boolean {
    return this.#words.tooLong || this.#text.length > lyricLimits.lineCharacters
  }

  get tran(): string {
    return fitting(this.#tran)
  }

  get roma(): string {
    return fitting(this.#roma)
  }

  addTran(run: string): void {
    if (this.#tran.length <= lyricLimits.lineCharacters) this.#tran = joinRuns(this.#tran, run)
  }

  addRoma(run: string): void {
    if (this.#roma.length <= lyricLimits.lineCharacters) this.#roma = joinRuns(this.#roma, run)
  }

  /** Adds a run without a time of its own; it belongs to the word before, else to the first one. */
  addRun(run: string): void {
    if (this.tooLong) return
    const words = this.#words
    if (!words.begun) this.#text = joinRuns(this.#text, run)
    else if (!run.startsWith(' ') || !words.endsInSpace) words.append(run)
    else words.append(run.slice(1))
  }

  /** Adds a run that `element`, a number of its own, times; runs of one element are one word. */
  addWord(run: string, element: number, begin: number, end: number): void {
    const words = this.#words
    if (this.tooLong || (element === this.#element && words.begun)) return this.addRun(run)
    const leads = words.begun && run.startsWith(' ')
    if (leads) this.addRun(' ')
    this.#element = element
    const text = leads ? run.slice(1) : words.begun ? run : joinRuns(this.#text, run)
    words.add(begin, end < 0 ? openDuration : Math.max(0, end - begin), text)
    if (words.begun) this.#text = ''
  }

  /** The line; null when there is nothing in it, too much, or no time for it. */
  finish(): TtmlLine | null {
    if (this.tooLong) return null
    this.#words.endOpen(this.#end < 0 ? this.#aroundEnd : this.#end)
    const words = this.#words.finish(Math.max(0, this.#end))
    const { tran, roma } = this
    if (words) {
      if (this.#begin >= 0 && this.#begin < words.time * 1000) words.time = this.#begin / 1000
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
    const [time, end] = this.#begin < 0 ? [this.#aroundBegin, this.#aroundEnd] : [this.#begin, this.#end]
    return isBlank(content) || time < 0 ? null : { time, end, content, words, tran, roma, background: false }
  }
}

function fitting(text: string): string {
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
