import { isBlank, isSpace } from './is-blank'
import { type LyricWord, type WordLine, wordOffset } from './lyric-data'
import { lyricLimits } from './lyric-limits'

const offsetMs = wordOffset * 1000
/** A duration that is known only when the next word starts. */
export const openDuration = -1
/** Milliseconds that the last word of a line gets when nothing says when it ends. */
export const lastWordMs = 1000

/**
 * Puts words together to word lines, one line after the other; all times are whole milliseconds. A word that
 * starts before its predecessor is held back to it; a text with nothing to see belongs to the word before.
 */
export class WordLineBuilder {
  /** UTF-16 units of the line so far. */
  length = 0
  #content: LyricWord[] = []
  #start = 0
  #cursor = 0
  #end = 0
  #open = false

  /** Starts a line; no word of it is believed to start before `earliest`. */
  begin(start: number, earliest: number): void {
    this.length = 0
    this.#content = []
    this.#start = start
    this.#cursor = Math.max(0, earliest)
    this.#end = 0
    this.#open = false
  }

  /** Whether the line has words yet. */
  get begun(): boolean {
    return this.#content.length > 0
  }

  /** Whether the line holds more than {@link lyricLimits} allows; what comes after is not kept. */
  get tooLong(): boolean {
    return this.length > lyricLimits.lineCharacters
  }

  /** Whether the last word has yet to be given an end. */
  get isOpen(): boolean {
    return this.#open
  }

  get endsInSpace(): boolean {
    const text = this.#content.at(-1)?.content ?? ''
    return isSpace(text.charCodeAt(text.length - 1))
  }

  add(start: number, duration: number, text: string): void {
    if (this.#open) this.close(start)
    if (isBlank(text)) return this.append(text)
    this.length += text.length
    if (this.tooLong) return
    if (start > this.#cursor) this.#cursor = start
    this.#open = duration === openDuration
    const lasts = this.#open ? 0 : duration
    if (this.#cursor + lasts > this.#end) this.#end = this.#cursor + lasts
    this.#content.push({
      time: (this.#cursor + offsetMs) / 1000,
      duration: lasts / 1000,
      content: this.#content.length === 0 && isSpace(text.charCodeAt(0)) ? text.trimStart() : text,
    })
  }

  /** Adds to the last word; lost when there is none. */
  append(text: string): void {
    const last = this.#content.at(-1)
    if (!last) return
    this.length += text.length
    if (!this.tooLong) last.content += text
  }

  /** Ends an open last word. */
  close(end: number): void {
    const last = this.#content.at(-1)
    if (!this.#open || !last) return
    this.#open = false
    if (end <= this.#cursor) return
    last.duration = (end - this.#cursor) / 1000
    if (end > this.#end) this.#end = end
  }

  /** Ends an open last word with the line, or after a second where `end` is -1. */
  endOpen(end: number): void {
    this.close(end < 0 ? this.#cursor + lastWordMs : end)
  }

  /** The line, which lasts until `end` and its last word are over; null without words or when it is too long. */
  finish(end: number): WordLine | null {
    const content = this.#content
    const first = content[0]
    const last = content.at(-1)
    if (!first || !last || this.tooLong) return null
    if (isSpace(last.content.charCodeAt(last.content.length - 1))) last.content = last.content.trimEnd()
    const start = Math.min(this.#start, Math.round(first.time * 1000) - offsetMs)
    return { time: start / 1000, endTime: Math.max(end, this.#end) / 1000, content }
  }
}
