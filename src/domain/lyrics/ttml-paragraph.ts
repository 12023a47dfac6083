import { readXmlText } from './read-xml-text'
import { TtmlVoice } from './ttml-voice'
import { whiteSpaceOf } from './white-space-of'

/** Whom or what a text is for: words that are sung, a translation of them, their sound, or nobody. */
type Layer = 'words' | 'tran' | 'roma' | 'skipped'

interface Place {
  backing: boolean
  layer: Layer
  /** Of the innermost timed element; 0 and -1 where there is none. */
  element: number
  begin: number
  end: number
}

/**
 * Collects a paragraph of a TTML file, or the translation of one, from its elements in their order: the voice that
 * leads, the one that backs it, and what translates either. One object serves all in turn. Times are whole
 * milliseconds, -1 where they are not given.
 */
export class TtmlParagraph {
  readonly main = new TtmlVoice()
  readonly backing = new TtmlVoice()
  #place: Place = { backing: false, layer: 'words', element: 0, begin: -1, end: -1 }
  #around: Place[] = []
  #elements = 0

  begin(layer: Layer, begin: number, end: number): void {
    this.main.reset(begin, end)
    this.main.widen(begin, end)
    this.backing.reset(begin, end)
    this.#place = { backing: false, layer, element: 0, begin: -1, end: -1 }
    this.#around = []
  }

  /** Goes into a span, which has a `role` or is empty of it. */
  open(role: string, begin: number, end: number): void {
    const place = this.#place
    this.#around.push(place)
    if (role !== '') this.#place = this.#placeOf(role, begin, end)
    else if (begin >= 0) this.#place = { ...place, element: ++this.#elements, begin, end }
  }

  /** Goes into an element whose text is not for the listener. */
  skip(): void {
    this.#around.push(this.#place)
    this.#place = { ...this.#place, layer: 'skipped' }
  }

  /** Leaves the innermost element. */
  close(): void {
    this.#place = this.#around.pop() ?? this.#place
  }

  /** Adds text as the file writes it; `literal` when it holds no references, `preserved` when line ends count. */
  add(text: string, literal: boolean, preserved: boolean): void {
    const { backing, layer, element, begin, end } = this.#place
    if (layer === 'skipped') return
    const run = whiteSpaceOf(literal ? text : readXmlText(text), preserved)
    if (run === '') return
    const voice = backing ? this.backing : this.main
    if (layer === 'tran') voice.addTran(run)
    else if (layer === 'roma') voice.addRoma(run)
    else if (element === 0) voice.addRun(run)
    else voice.addWord(run, element, begin, end)
  }

  #placeOf(role: string, begin: number, end: number): Place {
    const place = this.#place
    const voice = place.backing ? this.backing : this.main
    if (role.startsWith('x-bg')) {
      if (place.layer === 'words') {
        this.backing.widen(begin, end)
        this.backing.addRun(' ')
      }
      return { ...place, backing: true, element: 0, begin: -1 }
    }
    if (place.layer !== 'words') return place
    if (role.startsWith('x-translation')) return { ...place, layer: voice.tran === '' ? 'tran' : 'skipped' }
    const sound = role.startsWith('x-roman') || role.startsWith('x-transliteration')
    if (sound) return { ...place, layer: voice.roma === '' ? 'roma' : 'skipped' }
    return begin < 0 ? place : { ...place, element: ++this.#elements, begin, end }
  }
}
