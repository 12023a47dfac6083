import { lyricLimits } from './lyric-limits'
import { isInvisible, isSpace } from './white-space'

const lineFeed = '\n'
const carriageReturn = '\r'

/**
 * Iterates over the rows of a text. A row ends with LF, CRLF or a lone CR. Blank rows are skipped, as are a byte order
 * mark, white space around a row and invisible characters before it.
 */
export class RowReader {
  /** The row's first position in the text, and the position after its last. */
  start = 0
  end = 0
  /** Whether the text has more characters or rows than {@link lyricLimits} allows. Reading stops then. */
  tooLarge: boolean
  #next = 0
  #rowCount = 0
  #nextLineFeed = -1
  #nextCarriageReturn = -1

  constructor(private readonly text: string) {
    this.tooLarge = text.length > lyricLimits.characters
  }

  /** Moves to the next row. Returns false when there is none. */
  next(): boolean {
    const { text } = this
    while (this.#next < text.length && !this.tooLarge) {
      let from = this.#next
      let to = this.#rowEnd(from)
      this.#next = to + 1
      while (from < to && isInvisible(text.charCodeAt(from))) from++
      while (to > from && isSpace(text.charCodeAt(to - 1))) to--
      if (from === to) continue
      this.tooLarge = ++this.#rowCount > lyricLimits.lines
      this.start = from
      this.end = to
      return !this.tooLarge
    }
    return false
  }

  /** Searches for each kind of line break again only after the last one found, so each search passes the text once. */
  #rowEnd(from: number): number {
    if (this.#nextLineFeed < from) this.#nextLineFeed = this.#find(lineFeed, from)
    if (this.#nextCarriageReturn < from) this.#nextCarriageReturn = this.#find(carriageReturn, from)
    return Math.min(this.#nextLineFeed, this.#nextCarriageReturn)
  }

  #find(lineBreak: string, from: number): number {
    const found = this.text.indexOf(lineBreak, from)
    return found === -1 ? this.text.length : found
  }
}
