import { isBlank, isSpace } from './white-space'
import type { LyricWord, WordLine } from './lyric-data'
import { lyricLimits } from './lyric-limits'

/** Stands for the duration of a word that ends when the next one starts. */
export const openDuration = -1
/** Duration in milliseconds of a line's last word when the file does not give its end. */
export const lastWordMs = 1000

/**
 * Builds word lines, one after the other. All times are whole milliseconds. A word that starts before the previous one
 * is moved to the previous one's start. A blank text is added to the previous word.
 */
export class WordLineBuilder {
  /** UTF-16 code units of the line so far. */
  length = 0
  #content: LyricWord[] = []
  #start = 0
  #cursor = 0
  #end = 0
  #open = false

  /** Starts a new line. Words that start before `earliest` are moved to it. */
  start(start: number, earliest: number): void {
    this.length = 0
    this.#content = []
    this.#start = start
    this.#cursor = Math.max(0, earliest)
    this.#end = 0
    this.#open = false
  }

  get hasWords(): boolean {
    return this.#content.length > 0
  }

  /** Whether the line is longer than {@link lyricLimits} allows. Further words are not kept then. */
  get tooLong(): boolean {
    return this.length > lyricLimits.lineCharacters
  }

  /** Whether the last word has no end yet. */
  get lastWordIsOpen(): boolean {
    return this.#open
  }

  get endsInSpace(): boolean {
    const text = this.#content.at(-1)?.content ?? ''
    return isSpace(text.charCodeAt(text.length - 1))
  }

  /** Adds a word. Its duration may be {@link openDuration}. */
  add(start: number, duration: number, text: string): void {
    if (this.#open) this.endLastWord(start)
    if (isBlank(text)) return this.append(text)
    this.length += text.length
    if (this.tooLong) return
    if (start > this.#cursor) this.#cursor = start
    this.#open = duration === openDuration
    const knownDuration = this.#open ? 0 : duration
    if (this.#cursor + knownDuration > this.#end) this.#end = this.#cursor + knownDuration
    this.#content.push({
      time: this.#cursor / 1000,
      duration: knownDuration / 1000,
      content: this.#content.length === 0 && isSpace(text.charCodeAt(0)) ? text.trimStart() : text,
    })
  }

  /** Adds a text to the last word. Does nothing when the line has no words. */
  append(text: string): void {
    const last = this.#content.at(-1)
    if (!last) return
    this.length += text.length
    if (!this.tooLong) last.content += text
  }

  /** Ends the last word if it has no end yet. */
  endLastWord(end: number): void {
    const last = this.#content.at(-1)
    if (!this.#open || !last) return
    this.#open = false
    if (end <= this.#cursor) return
    last.duration = (end - this.#cursor) / 1000
    if (end > this.#end) this.#end = end
  }

  /** Ends the last word with the line, or after a second when `end` is -1, if it has no end yet. */
  endLastWordWithLine(end: number): void {
    this.endLastWord(end < 0 ? this.#cursor + lastWordMs : end)
  }

  /**
   * Returns the line. It lasts until `end`, or until its last word ends if that is later. Returns null when the line has
   * no words or is too long.
   */
  finish(end: number): WordLine | null {
    const content = this.#content
    const first = content[0]
    const last = content.at(-1)
    if (!first || !last || this.tooLong) return null
    if (isSpace(last.content.charCodeAt(last.content.length - 1))) last.content = last.content.trimEnd()
    const start = Math.min(this.#start, Math.round(first.time * 1000))
    return { time: start / 1000, endTime: Math.max(end, this.#end) / 1000, content }
  }
}
