import { isSpace } from './white-space'

export type XmlPiece = 'open' | 'close' | 'text' | 'end'

const lessThan = 60
const greaterThan = 62
const slash = 47
const equals = 61
const bang = 33
const question = 63
const colon = 58
const singleQuote = 39
const doubleQuote = 34
const squareOpen = 91
const squareClose = 93

/** Numbers stored per attribute: the start and end of its local name, and of its value. */
const numbersPerAttribute = 4

/**
 * Scans XML piece by piece in one pass, and copies no text before it is asked for. Accepts XML that is not well formed:
 * a `<` that opens no tag is text, a tag ends at the next tag, and an unclosed piece lasts to the end. Comments,
 * processing instructions and the document type are skipped, so entities are never declared.
 */
export class XmlScanner {
  /** Start and end of a tag's local name, or of a text. */
  start = 0
  end = 0
  /** Of an opening tag: whether it ends with `/>`. */
  selfClosing = false
  /** Of a text: whether its `&` and `<` are plain characters (CDATA). */
  literal = false
  #position = 0
  #attributes: number[] = []
  #attributeLength = 0

  constructor(readonly text: string) {}

  /** Moves to the next piece and returns its kind. */
  next(): XmlPiece {
    const { text } = this
    while (this.#position < text.length) {
      if (text.charCodeAt(this.#position) !== lessThan) return this.#readText(this.#position, this.#position)
      const code = text.charCodeAt(this.#position + 1)
      if (code === slash) return this.#readClosingTag()
      if (isNameStart(code)) return this.#readOpeningTag()
      if (code === question) this.#position = this.#after('?>', this.#position + 2)
      else if (code !== bang) return this.#readText(this.#position, this.#position + 1)
      else if (text.startsWith('<!--', this.#position))
        this.#position = this.#after('-->', this.#position + 4)
      else if (text.startsWith('<![CDATA[', this.#position)) return this.#readLiteral()
      else this.#position = this.#afterDeclaration()
    }
    return 'end'
  }

  /** Returns whether the tag has this local name. */
  hasName(name: string): boolean {
    return this.end - this.start === name.length && this.text.startsWith(name, this.start)
  }

  /** Finds an attribute by its local name, for `valueStart` and `valueEnd`. Returns -1 when there is none. */
  findAttribute(name: string): number {
    for (let at = 0; at < this.#attributeLength; at += numbersPerAttribute) {
      const start = this.#attributes[at] ?? 0
      const length = (this.#attributes[at + 1] ?? 0) - start
      if (length === name.length && this.text.startsWith(name, start)) return at
    }
    return -1
  }

  valueStart(attribute: number): number {
    return this.#attributes[attribute + 2] ?? 0
  }

  valueEnd(attribute: number): number {
    return this.#attributes[attribute + 3] ?? 0
  }

  /** Returns the value of an attribute as written, empty when there is none. */
  attribute(name: string): string {
    const found = this.findAttribute(name)
    return found === -1 ? '' : this.text.slice(this.valueStart(found), this.valueEnd(found))
  }

  #readText(start: number, from: number): XmlPiece {
    const found = this.text.indexOf('<', from)
    this.literal = false
    this.start = start
    this.end = this.#position = found === -1 ? this.text.length : found
    return 'text'
  }

  #readLiteral(): XmlPiece {
    this.literal = true
    this.start = this.#position + '<![CDATA['.length
    const found = this.text.indexOf(']]>', this.start)
    this.end = found === -1 ? this.text.length : found
    this.#position = this.end + 3
    return 'text'
  }

  #readClosingTag(): XmlPiece {
    this.#position = this.#readName(this.#position + 2)
    this.#moveToTagEnd()
    return 'close'
  }

  #readOpeningTag(): XmlPiece {
    const { text } = this
    this.#position = this.#readName(this.#position + 1)
    this.#attributeLength = 0
    this.selfClosing = false
    while (this.#position < text.length) {
      const code = text.charCodeAt(this.#position)
      if (code === lessThan) return 'open'
      this.selfClosing = code === slash
      if (code === greaterThan || (code === slash && text.charCodeAt(this.#position + 1) === greaterThan)) {
        this.#position += code === slash ? 2 : 1
        return 'open'
      }
      if (code === slash || isSpace(code)) this.#position++
      else this.#readAttribute()
    }
    return 'open'
  }

  /** Reads a name at `from`, sets `start` and `end` to its local part, and returns its end. */
  #readName(from: number): number {
    const { text } = this
    let at = from
    this.start = from
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === colon) this.start = at + 1
      else if (isNameEnd(code)) break
    }
    this.end = at
    return at
  }

  #readAttribute(): void {
    const { text } = this
    const { start, end } = this
    const from = this.#position
    let at = this.#readName(from)
    const nameStart = this.start
    const nameEnd = this.end
    this.start = start
    this.end = end
    while (isSpace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) !== equals) {
      this.#position = Math.max(at, from + 1)
      return
    }
    at++
    while (isSpace(text.charCodeAt(at))) at++
    const quote = text.charCodeAt(at)
    const quoted = quote === doubleQuote || quote === singleQuote
    if (quoted) at++
    const valueStart = at
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === lessThan || (quoted ? code === quote : code === greaterThan || isSpace(code))) break
    }
    this.#attributes[this.#attributeLength] = nameStart
    this.#attributes[this.#attributeLength + 1] = nameEnd
    this.#attributes[this.#attributeLength + 2] = valueStart
    this.#attributes[this.#attributeLength + 3] = at
    this.#attributeLength += numbersPerAttribute
    this.#position = quoted && text.charCodeAt(at) === quote ? at + 1 : at
  }

  #moveToTagEnd(): void {
    const { text } = this
    for (; this.#position < text.length; this.#position++) {
      const code = text.charCodeAt(this.#position)
      if (code === lessThan) return
      if (code !== greaterThan) continue
      this.#position++
      return
    }
  }

  /** Returns the position after the next `end`, the end of the text when there is none. */
  #after(end: string, from: number): number {
    const found = this.text.indexOf(end, from)
    return found === -1 ? this.text.length : found + end.length
  }

  /**
   * Returns the position after `<!DOCTYPE tt [ <!ENTITY a "…"> ]>`. A `>` within its brackets, quotes and comments does
   * not end it.
   */
  #afterDeclaration(): number {
    const { text } = this
    let at = this.#position + 2
    let depth = 0
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === greaterThan && depth <= 0) return at + 1
      if (code === squareOpen) depth++
      else if (code === squareClose) depth--
      if (code === doubleQuote || code === singleQuote) at = this.#after(text.slice(at, at + 1), at + 1)
      else if (code === lessThan && text.startsWith('<!--', at)) at = this.#after('-->', at + 4)
      else at++
    }
    return at
  }
}

function isNameStart(code: number): boolean {
  const letter = code | 0x20
  return (letter >= 97 && letter <= 122) || code === 95 || code >= 0x80
}

function isNameEnd(code: number): boolean {
  return (
    code === greaterThan ||
    code === slash ||
    code === equals ||
    code === lessThan ||
    code === doubleQuote ||
    code === singleQuote ||
    isSpace(code)
  )
}
