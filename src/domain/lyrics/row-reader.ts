import { isSpace, isUnseen } from './is-blank'
import { lyricLimits } from './lyric-limits'

const lineFeed = '\n'
const carriageReturn = '\r'

/**
 * Goes through the rows of a text, whatever ends them: LF, CRLF or a lone CR. Blank rows are passed over, and so
 * are a byte order mark, the spaces around a row and unseen characters before it.
 */
export class RowReader {
  /** Where the row begins in the text, and where it ends. */
  start = 0
  end = 0
  /** The text has more characters or rows than {@link lyricLimits} allows; nothing more is read then. */
  tooLarge: boolean
  #next = 0
  #rows = 0
  #lineFeed = -1
  #carriageReturn = -1

  constructor(private readonly text: string) {
    this.tooLarge = text.length > lyricLimits.characters
  }

  /** Goes to the next row; false when there is none. */
  next(): boolean {
    const { text } = this
    while (this.#next < text.length && !this.tooLarge) {
      let from = this.#next
      let to = this.#endFrom(from)
      this.#next = to + 1
      while (from < to && isUnseen(text.charCodeAt(from))) from++
      while (to > from && isSpace(text.charCodeAt(to - 1))) to--
      if (from === to) continue
      this.tooLarge = ++this.#rows > lyricLimits.lines
      this.start = from
      this.end = to
      return !this.tooLarge
    }
    return false
  }

  /** Each kind of end is looked for again only once it is passed, so the text is searched through once for each. */
  #endFrom(from: number): number {
    if (this.#lineFeed < from) this.#lineFeed = this.#find(lineFeed, from)
    if (this.#carriageReturn < from) this.#carriageReturn = this.#find(carriageReturn, from)
    return Math.min(this.#lineFeed, this.#carriageReturn)
  }

  #find(end: string, from: number): number {
    const found = this.text.indexOf(end, from)
    return found === -1 ? this.text.length : found
  }
}
