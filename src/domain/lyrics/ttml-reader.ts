import { isKnownCredit } from './count-credits'
import { lyricLimits } from './lyric-limits'
import { readXmlText } from './read-xml-text'
import { TtmlClock } from './ttml-clock'
import { HeadTexts } from './ttml-head-texts'
import { TtmlParagraph } from './ttml-paragraph'
import type { TtmlLine } from './ttml-voice'
import { whiteSpaceOf } from './white-space-of'
import { XmlScanner } from './xml-scanner'

interface ReadTtml {
  lines: TtmlLine[]
  credits: string[]
  leftOut: number
}

/** What the text at hand is part of. */
type Inside = 'nothing' | 'paragraph' | 'headText' | 'songwriter'

/** Elements of a paragraph whose text is not sung. */
const silent = ['metadata', 'desc', 'title', 'name', 'agent', 'rp']
const longestName = 200
const mostSongwriters = 50
/** Keys of what the player shows anyway, or of what is for machines. */
const uncredited = /(?:name|id|artists?|isrc)$/i

/** Goes through one TTML file once and collects its lines in their order. */
export class TtmlReader {
  readonly #scanner: XmlScanner
  readonly #clock: TtmlClock
  readonly #paragraph = new TtmlParagraph()
  readonly #head = new HeadTexts()
  readonly #lines: TtmlLine[] = []
  readonly #credits: string[] = []
  readonly #songwriters: string[] = []
  #leftOut = 0
  #inside: Inside = 'nothing'
  #key = ''
  #preserved = false
  #linePreserved = false
  #songwriter = ''
  /** Whether the whole paragraph is a second voice. */
  #backing = false

  constructor(text: string) {
    this.#scanner = new XmlScanner(text)
    this.#clock = new TtmlClock(text)
  }

  /** The lines, not yet by time; null when there are more than {@link lyricLimits} allows. */
  read(): ReadTtml | null {
    const scanner = this.#scanner
    for (let piece = scanner.next(); piece !== 'end'; piece = scanner.next()) {
      if (piece === 'text') this.#text()
      else if (piece === 'close') this.#close()
      else {
        this.#open()
        if (scanner.empty) this.#close()
      }
      if (this.#lines.length > lyricLimits.lines) return null
    }
    this.#endLine()
    if (this.#songwriters.length > 0) this.#credits.push(`Songwriters: ${this.#songwriters.join(', ')}`)
    return { lines: this.#lines, credits: this.#credits, leftOut: this.#leftOut }
  }

  #open(): void {
    const scanner = this.#scanner
    const within = this.#inside === 'paragraph' || this.#inside === 'headText'
    if (within && scanner.is('span')) this.#openSpan()
    else if (scanner.is('p')) this.#openLine()
    else if (within && scanner.is('br')) this.#paragraph.add(' ', true, true)
    else if (within && silent.some((name) => scanner.is(name))) this.#paragraph.skip()
    else if (!within) this.#openOutside()
  }

  /** What a tag outside of all lines says of the whole. */
  #openOutside(): void {
    const scanner = this.#scanner
    if (scanner.is('text')) {
      const layer = this.#head.layer
      if (layer === null) return
      this.#key = readXmlText(scanner.value('for'))
      this.#inside = 'headText'
      this.#paragraph.begin(layer, -1, -1)
    } else if (scanner.is('translation')) {
      if (scanner.value('type') !== 'replacement') this.#head.begin('tran')
    } else if (scanner.is('transliteration')) this.#head.begin('roma')
    else if (scanner.is('songwriter')) {
      this.#inside = 'songwriter'
      this.#songwriter = ''
    } else if (scanner.is('meta')) this.#meta()
    else if (scanner.is('tt') || scanner.is('body') || scanner.is('div')) {
      this.#preserved = this.#preserves(this.#preserved)
      if (scanner.is('tt')) this.#rates()
    }
  }

  #openLine(): void {
    this.#endLine()
    this.#backing = this.#scanner.value('role').startsWith('x-bg') && this.#lines.length > 0
    this.#key = readXmlText(this.#scanner.value('key'))
    this.#linePreserved = this.#preserves(this.#preserved)
    const begin = this.#time('begin')
    this.#paragraph.begin('words', begin, this.#endAfter(begin))
    this.#inside = 'paragraph'
  }

  #openSpan(): void {
    const scanner = this.#scanner
    const ruby = scanner.value('ruby')
    if (ruby.startsWith('text') || ruby === 'delimiter') return this.#paragraph.skip()
    const begin = this.#time('begin')
    this.#paragraph.open(scanner.value('role'), begin, this.#endAfter(begin))
  }

  #close(): void {
    const scanner = this.#scanner
    const within = this.#inside === 'paragraph' || this.#inside === 'headText'
    if (within && scanner.is('span')) this.#paragraph.close()
    else if (scanner.is('p') || scanner.is('div') || scanner.is('body')) this.#endLine()
    else if (within && silent.some((name) => scanner.is(name))) this.#paragraph.close()
    else if (scanner.is('text')) this.#endLine()
    else if (scanner.is('translation') || scanner.is('transliteration')) this.#head.end()
    else if (scanner.is('songwriter') && this.#inside === 'songwriter') {
      this.#inside = 'nothing'
      const name = readXmlText(this.#songwriter).trim()
      const fits = name !== '' && name.length <= longestName && this.#songwriters.length < mostSongwriters
      if (fits) this.#songwriters.push(name)
    }
  }

  #text(): void {
    const { start, end, text, literal } = this.#scanner
    if (this.#inside === 'nothing') return
    if (this.#inside === 'songwriter') this.#songwriter += whiteSpaceOf(text.slice(start, end), false)
    else this.#paragraph.add(text.slice(start, end), literal, this.#linePreserved)
  }

  #endLine(): void {
    const { main, backing } = this.#paragraph
    if (this.#inside === 'headText') this.#head.keep(this.#key, main, backing)
    if (this.#inside === 'paragraph') {
      if (main.tooLong) this.#leftOut++
      if (backing.tooLong) this.#leftOut++
      this.#keepLines(main.finish(), backing.finish())
    }
    this.#inside = 'nothing'
  }

  /** A backing voice that comes in early takes its line along, so that it stays behind it. */
  #keepLines(line: TtmlLine | null, second: TtmlLine | null): void {
    if (line && second && second.time < line.time) {
      line.time = second.time
      if (line.words) line.words.time = second.time / 1000
    }
    if (line) this.#keep(line, this.#backing)
    if (second) this.#keep(second, line !== null || this.#backing)
  }

  #keep(line: TtmlLine, background: boolean): void {
    if (line.tran === '') line.tran = this.#head.of('tran', this.#key, background)
    if (line.roma === '') line.roma = this.#head.of('roma', this.#key, background)
    line.background = background
    this.#lines.push(line)
  }

  /** `<amll:meta key="songwriter" value="…"/>` */
  #meta(): void {
    const key = readXmlText(this.#scanner.value('key'))
    const credit = `${key}: ${readXmlText(this.#scanner.value('value'))}`
    const fits = credit.length <= lyricLimits.lineCharacters
    if (fits && !uncredited.test(key) && isKnownCredit(credit)) this.#credits.push(credit)
  }

  #rates(): void {
    const scanner = this.#scanner
    this.#clock.setRates(
      scanner.value('frameRate'),
      scanner.value('frameRateMultiplier'),
      scanner.value('tickRate'),
    )
  }

  #preserves(otherwise: boolean): boolean {
    const space = this.#scanner.value('space')
    return space === '' ? otherwise : space === 'preserve'
  }

  #time(name: string): number {
    const scanner = this.#scanner
    const place = scanner.find(name)
    return place === -1 ? -1 : this.#clock.read(scanner.valueStart(place), scanner.valueEnd(place))
  }

  #endAfter(begin: number): number {
    const end = this.#time('end')
    if (end >= 0 || begin < 0) return end
    const duration = this.#time('dur')
    return duration < 0 ? -1 : begin + duration
  }
}
