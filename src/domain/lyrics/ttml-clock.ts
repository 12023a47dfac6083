import { isSpace } from './white-space'
import { TextCursor } from './text-cursor'

const colon = 58
const dot = 46
const hourMs = 3_600_000
const minuteMs = 60_000
const secondMs = 1000

/**
 * Reads time expressions of a TTML file (`timeExpression`) as whole milliseconds:
 * `75.5` and `75.5s`, `1:15.5`, `00:01:15.500`, `00:01:15:12` (frames), `500ms`, `1.25m`, `1h`, `30f`, `90000t`.
 */
export class TtmlClock {
  readonly #cursor: TextCursor
  #frameMs = secondMs / 30
  #tickMs = secondMs

  constructor(text: string) {
    this.#cursor = new TextCursor(text)
  }

  /** Sets the rates from attributes of the root, empty for missing ones. `multiplier` has the form `1000 1001`. */
  setRates(frameRate: string, multiplier: string, tickRate: string): void {
    const [numerator, denominator] = multiplier.split(' ', 2).map(Number)
    const factor = numerator && denominator ? numerator / denominator : 1
    const frames = Number(frameRate) > 0 ? Number(frameRate) : 30
    this.#frameMs = secondMs / (frames * factor)
    if (Number(tickRate) > 0) this.#tickMs = secondMs / Number(tickRate)
    else if (frameRate !== '') this.#tickMs = this.#frameMs
  }

  /** Returns the milliseconds of the time from `start` to `end` of the text, -1 when there is no time. */
  read(start: number, end: number): number {
    const cursor = this.#cursor
    cursor.at = start
    while (cursor.at < end && isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
    const first = cursor.readNumber(9)
    if (first < 0) return -1
    const milliseconds = cursor.skip(colon) ? this.#clockTime(first) : this.#offsetTime(first)
    while (cursor.at < end && isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
    return cursor.at === end && milliseconds < 1e12 ? Math.round(milliseconds) : -1
  }

  #clockTime(first: number): number {
    const cursor = this.#cursor
    const next = cursor.readNumber(3)
    if (next < 0) return -1
    if (!cursor.skip(colon)) return first * minuteMs + (next + this.#fraction()) * secondMs
    const third = cursor.readNumber(3)
    if (third < 0) return -1
    const whole = first * hourMs + next * minuteMs + third * secondMs
    if (!cursor.skip(colon)) return whole + this.#fraction() * secondMs
    const frames = cursor.readNumber(4)
    return frames < 0 ? -1 : whole + (frames + this.#fraction()) * this.#frameMs
  }

  #offsetTime(whole: number): number {
    const cursor = this.#cursor
    const value = whole + this.#fraction()
    const unit = cursor.text.charCodeAt(cursor.at)
    const isMs = unit === 109 && cursor.text.charCodeAt(cursor.at + 1) === 115
    const scale = isMs ? 1 : this.#scaleOf(unit)
    if (scale === 0) return value * secondMs
    cursor.at += isMs ? 2 : 1
    return value * scale
  }

  /** Returns the milliseconds of a unit by the code of its letter, 0 for any other letter. */
  #scaleOf(letter: number): number {
    switch (letter) {
      case 104:
        return hourMs
      case 109:
        return minuteMs
      case 115:
        return secondMs
      case 102:
        return this.#frameMs
      case 116:
        return this.#tickMs
      default:
        return 0
    }
  }

  #fraction(): number {
    const cursor = this.#cursor
    if (!cursor.skip(dot)) return 0
    const from = cursor.at
    const value = cursor.readNumber(15)
    if (value < 0) return 0
    const digits = cursor.at - from
    return value / (digits === 3 ? 1000 : 10 ** digits)
  }
}
