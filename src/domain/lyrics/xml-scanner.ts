import { isSpace } from './is-blank'

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

/** Numbers kept of an attribute: where its local name begins and ends, where its value does. */
const slots = 4

/**
 * Goes through XML piece by piece, once, and cuts nothing out before it is asked for. It forgives what is not well
 * formed: a `<` that opens no tag is text, a tag ends at the next one, what is never closed lasts to the end.
 * Comments, instructions and a document type are passed over, so no entity is ever declared.
 */
export class XmlScanner {
  /** Where the local name of a tag or the text begins and ends. */
  start = 0
  end = 0
  /** Of an open tag: it has no content and no closing tag. */
  empty = false
  /** Of a text: it stands as it is, its `&` and `<` included. */
  literal = false
  #at = 0
  #attributes: number[] = []
  #count = 0

  constructor(readonly text: string) {}

  next(): XmlPiece {
    const { text } = this
    while (this.#at < text.length) {
      if (text.charCodeAt(this.#at) !== lessThan) return this.#text(this.#at, this.#at)
      const code = text.charCodeAt(this.#at + 1)
      if (code === slash) return this.#close()
      if (startsName(code)) return this.#open()
      if (code === question) this.#at = this.#past('?>', this.#at + 2)
      else if (code !== bang) return this.#text(this.#at, this.#at + 1)
      else if (text.startsWith('<!--', this.#at)) this.#at = this.#past('-->', this.#at + 4)
      else if (text.startsWith('<![CDATA[', this.#at)) return this.#literal()
      else this.#at = this.#pastDeclaration()
    }
    return 'end'
  }

  /** Whether the local name of the tag is this one. */
  is(name: string): boolean {
    return this.end - this.start === name.length && this.text.startsWith(name, this.start)
  }

  /** The place of an attribute by its local name, to be asked for with `valueStart` and `valueEnd`; -1 for none. */
  find(name: string): number {
    for (let at = 0; at < this.#count; at += slots) {
      const start = this.#attributes[at] ?? 0
      const length = (this.#attributes[at + 1] ?? 0) - start
      if (length === name.length && this.text.startsWith(name, start)) return at
    }
    return -1
  }

  valueStart(place: number): number {
    return this.#attributes[place + 2] ?? 0
  }

  valueEnd(place: number): number {
    return this.#attributes[place + 3] ?? 0
  }

  /** The value of an attribute as written; empty when there is none. */
  value(name: string): string {
    const place = this.find(name)
    return place === -1 ? '' : this.text.slice(this.valueStart(place), this.valueEnd(place))
  }

  #text(start: number, from: number): XmlPiece {
    const found = this.text.indexOf('<', from)
    this.literal = false
    this.start = start
    this.end = this.#at = found === -1 ? this.text.length : found
    return 'text'
  }

  #literal(): XmlPiece {
    this.literal = true
    this.start = this.#at + '<![CDATA['.length
    const found = this.text.indexOf(']]>', this.start)
    this.end = found === -1 ? this.text.length : found
    this.#at = this.end + 3
    return 'text'
  }

  #close(): XmlPiece {
    this.#at = this.#name(this.#at + 2)
    this.#toTagEnd()
    return 'close'
  }

  #open(): XmlPiece {
    const { text } = this
    this.#at = this.#name(this.#at + 1)
    this.#count = 0
    this.empty = false
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at)
      if (code === lessThan) return 'open'
      this.empty = code === slash
      if (code === greaterThan || (code === slash && text.charCodeAt(this.#at + 1) === greaterThan)) {
        this.#at += code === slash ? 2 : 1
        return 'open'
      }
      if (code === slash || isSpace(code)) this.#at++
      else this.#attribute()
    }
    return 'open'
  }

  /** Reads over a name at `from`, sets `start` and `end` to its local part, and gives where it ends. */
  #name(from: number): number {
    const { text } = this
    let at = from
    this.start = from
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === colon) this.start = at + 1
      else if (endsName(code)) break
    }
    this.end = at
    return at
  }

  #attribute(): void {
    const { text } = this
    const { start, end } = this
    const from = this.#at
    let at = this.#name(from)
    const nameStart = this.start
    const nameEnd = this.end
    this.start = start
    this.end = end
    while (isSpace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) !== equals) {
      this.#at = Math.max(at, from + 1)
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
    this.#attributes[this.#count] = nameStart
    this.#attributes[this.#count + 1] = nameEnd
    this.#attributes[this.#count + 2] = valueStart
    this.#attributes[this.#count + 3] = at
    this.#count += slots
    this.#at = quoted && text.charCodeAt(at) === quote ? at + 1 : at
  }

  #toTagEnd(): void {
    const { text } = this
    for (; this.#at < text.length; this.#at++) {
      const code = text.charCodeAt(this.#at)
      if (code === lessThan) return
      if (code !== greaterThan) continue
      this.#at++
      return
    }
  }

  /** Behind `end`, or at the end of the text when it does not come. */
  #past(end: string, from: number): number {
    const found = this.text.indexOf(end, from)
    return found === -1 ? this.text.length : found + end.length
  }

  /** `<!DOCTYPE tt [ <!ENTITY a "…"> ]>`: what stands in its brackets, quotes and comments does not end it. */
  #pastDeclaration(): number {
    const { text } = this
    let at = this.#at + 2
    let depth = 0
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === greaterThan && depth <= 0) return at + 1
      if (code === squareOpen) depth++
      else if (code === squareClose) depth--
      if (code === doubleQuote || code === singleQuote) at = this.#past(text.slice(at, at + 1), at + 1)
      else if (code === lessThan && text.startsWith('<!--', at)) at = this.#past('-->', at + 4)
      else at++
    }
    return at
  }
}

function startsName(code: number): boolean {
  const letter = code | 0x20
  return (letter >= 97 && letter <= 122) || code === 95 || code >= 0x80
}

function endsName(code: number): boolean {
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
