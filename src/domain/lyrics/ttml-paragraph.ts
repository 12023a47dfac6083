import { TtmlVoice } from './ttml-voice'
import { collapseXmlSpace, readXmlText } from './xml-text'

/** What a text is: sung words, their translation, their romanisation, or nothing that is shown. */
type TextKind = 'words' | 'tran' | 'roma' | 'skipped'

interface Context {
  background: boolean
  kind: TextKind
  /** Number and times of the innermost timed element; 0 and -1 when there is none. */
  element: number
  begin: number
  end: number
}

/**
 * Collects the texts of a paragraph of a TTML file, or of its translation in the head, from its elements in their
 * order: the main voice and the background vocals, each with translation and romanisation. One object is used for all
 * paragraphs in turn. Times are whole milliseconds, -1 when the file does not give them.
 */
export class TtmlParagraph {
  readonly main = new TtmlVoice()
  readonly background = new TtmlVoice()
  #context: Context = { background: false, kind: 'words', element: 0, begin: -1, end: -1 }
  #outerContexts: Context[] = []
  #elementCount = 0

  start(kind: TextKind, begin: number, end: number): void {
    this.main.start(begin, end)
    this.main.extend(begin, end)
    this.background.start(begin, end)
    this.#context = { background: false, kind, element: 0, begin: -1, end: -1 }
    this.#outerContexts = []
  }

  /** Enters a span; `role` is empty when it has none. */
  openSpan(role: string, begin: number, end: number): void {
    const context = this.#context
    this.#outerContexts.push(context)
    if (role !== '') this.#context = this.#contextOf(role, begin, end)
    else if (begin >= 0) this.#context = { ...context, element: ++this.#elementCount, begin, end }
  }

  /** Enters an element whose text is not shown. */
  openSkipped(): void {
    this.#outerContexts.push(this.#context)
    this.#context = { ...this.#context, kind: 'skipped' }
  }

  /** Leaves the innermost element. */
  closeElement(): void {
    this.#context = this.#outerContexts.pop() ?? this.#context
  }

  /**
   * Adds a text of the file.
   * @param literal whether it has no character references (CDATA)
   * @param preserved whether white space with a line break in it counts (`xml:space`)
   */
  add(text: string, literal: boolean, preserved: boolean): void {
    const { background, kind, element, begin, end } = this.#context
    if (kind === 'skipped') return
    const run = collapseXmlSpace(literal ? text : readXmlText(text), preserved)
    if (run === '') return
    const voice = background ? this.background : this.main
    if (kind === 'tran') voice.addTran(run)
    else if (kind === 'roma') voice.addRoma(run)
    else if (element === 0) voice.addUntimed(run)
    else voice.addTimed(run, element, begin, end)
  }

  #contextOf(role: string, begin: number, end: number): Context {
    const context = this.#context
    const voice = context.background ? this.background : this.main
    if (role.startsWith('x-bg')) {
      if (context.kind === 'words') {
        this.background.extend(begin, end)
        this.background.addUntimed(' ')
      }
      return { ...context, background: true, element: 0, begin: -1 }
    }
    if (context.kind !== 'words') return context
    if (role.startsWith('x-translation')) return { ...context, kind: voice.tran === '' ? 'tran' : 'skipped' }
    const isRomanisation = role.startsWith('x-roman') || role.startsWith('x-transliteration')
    if (isRomanisation) return { ...context, kind: voice.roma === '' ? 'roma' : 'skipped' }
    return begin < 0 ? context : { ...context, element: ++this.#elementCount, begin, end }
  }
}
