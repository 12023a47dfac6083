/**
 * A place in a text that moves on over what is read there. Readers share one, so that a number costs no
 * object and no text is cut out before it is needed.
 */
export class TextCursor {
  at = 0

  constructor(readonly text: string) {}

  /** Moves over the UTF-16 unit `code`; false, and nothing moves, when something else stands here. */
  skip(code: number): boolean {
    if (this.text.charCodeAt(this.at) !== code) return false
    this.at++
    return true
  }

  /** Moves over one to `most` decimal digits and gives their number; -1, and nothing moves, for none or more. */
  number(most: number): number {
    const { text } = this
    let value = 0
    let at = this.at
    for (; at < text.length; at++) {
      const digit = text.charCodeAt(at) - 48
      if (digit < 0 || digit > 9) break
      if (at - this.at === most) return -1
      value = value * 10 + digit
    }
    if (at === this.at) return -1
    this.at = at
    return value
  }
}
