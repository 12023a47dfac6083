/**
 * A position in a text that moves past what is read. The parsers of one text share a cursor, so that reading a number
 * creates no object and no part of the text is copied before it is needed.
 */
export class TextCursor {
  at = 0

  constructor(readonly text: string) {}

  /** Moves past the UTF-16 code unit `code`. Returns false and stays when the text has another one here. */
  skip(code: number): boolean {
    if (this.text.charCodeAt(this.at) !== code) return false
    this.at++
    return true
  }

  /** Reads one to `maxDigits` decimal digits. Returns -1 and stays when there are none here, or more. */
  readNumber(maxDigits: number): number {
    const { text } = this
    let value = 0
    let at = this.at
    for (; at < text.length; at++) {
      const digit = text.charCodeAt(at) - 48
      if (digit < 0 || digit > 9) break
      if (at - this.at === maxDigits) return -1
      value = value * 10 + digit
    }
    if (at === this.at) return -1
    this.at = at
    return value
  }
}
