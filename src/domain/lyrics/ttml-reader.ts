import { isKnownCredit } from './credits'
import { lyricLimits } from './lyric-limits'
import { readXmlText, collapseXmlSpace } from './xml-text'
import { TtmlClock } from './ttml-clock'
import { TtmlAgents } from './ttml-agents'
import { HeadTexts } from './ttml-head-texts'
import { TtmlParagraph } from './ttml-paragraph'
import type { TtmlLine } from './ttml-voice'
import { XmlScanner } from './xml-scanner'

interface ReadTtml {
  lines: TtmlLine[]
  credits: string[]
  omittedLines: number
}

/** The element whose text is read. */
type Inside = 'nothing' | 'paragraph' | 'headText' | 'songwriter'

/** Elements of a paragraph whose text is not sung. */
const unsungElements = ['metadata', 'desc', 'title', 'name', 'agent', 'rp']
/** Background vocals move their line no farther than this. */
const maxBackgroundLeadMs = 3000
const maxNameLength = 200
const maxSongwriters = 50
/** Metadata keys that are no credits: those that the player shows anyway, and identifiers. */
const nonCreditKeys = /(?:name|id|artists?|isrc)$/i

/** Reads one TTML file in one pass and collects its lines in the order of the file. */
export class TtmlReader {
  readonly #scanner: XmlScanner
  readonly #clock: TtmlClock
  readonly #paragraph = new TtmlParagraph()
  readonly #head = new HeadTexts()
  readonly #agents = new TtmlAgents()
  readonly #lines: TtmlLine[] = []
  readonly #credits: string[] = []
  readonly #songwriters: string[] = []
  #omittedLines = 0
  #inside: Inside = 'nothing'
  #key = ''
  #agent = ''
  #preserved = false
  #linePreserved = false
  #songwriter = ''
  /** Whether the whole paragraph is background vocals. */
  #isBackground = false

  constructor(text: string) {
    this.#scanner = new XmlScanner(text)
    this.#clock = new TtmlClock(text)
  }

  /** Returns the lines, not yet sorted by time. Returns null when there are more than {@link lyricLimits} allows. */
  read(): ReadTtml | null {
    const scanner = this.#scanner
    for (let piece = scanner.next(); piece !== 'end'; piece = scanner.next()) {
      if (piece === 'text') this.#readText()
      else if (piece === 'close') this.#close()
      else {
        this.#open()
        if (scanner.selfClosing) this.#close()
      }
      if (this.#lines.length > lyricLimits.lines) return null
    }
    this.#endLine()
    if (this.#songwriters.length > 0) this.#credits.push(`Songwriters: ${this.#songwriters.join(', ')}`)
    return { lines: this.#lines, credits: this.#credits, omittedLines: this.#omittedLines }
  }

  #open(): void {
    const scanner = this.#scanner
    const isInLine = this.#inside === 'paragraph' || this.#inside === 'headText'
    if (isInLine && scanner.hasName('span')) this.#openSpan()
    else if (scanner.hasName('p')) this.#openLine()
    else if (isInLine && scanner.hasName('br')) this.#paragraph.add(' ', true, true)
    else if (isInLine && unsungElements.some((name) => scanner.hasName(name))) this.#paragraph.openSkipped()
    else if (!isInLine) this.#openOutside()
  }

  /** Reads an opening tag outside of all lines. */
  #openOutside(): void {
    const scanner = this.#scanner
    if (scanner.hasName('text')) {
      const { kind } = this.#head
      if (kind === null) return
      this.#key = readXmlText(scanner.attribute('for'))
      this.#inside = 'headText'
      this.#paragraph.start(kind, -1, -1)
    } else if (scanner.hasName('translation')) {
      if (scanner.attribute('type') !== 'replacement') this.#head.startLanguage('tran')
    } else if (scanner.hasName('transliteration')) this.#head.startLanguage('roma')
    else if (scanner.hasName('songwriter')) {
      this.#inside = 'songwriter'
      this.#songwriter = ''
    } else if (scanner.hasName('meta')) this.#readMeta()
    else if (scanner.hasName('agent')) this.#agents.add(scanner.attribute('id'), scanner.attribute('type'))
    else if (scanner.hasName('tt') || scanner.hasName('body') || scanner.hasName('div')) {
      this.#preserved = this.#isPreserved(this.#preserved)
      if (scanner.hasName('tt')) this.#readRates()
    }
  }

  #openLine(): void {
    this.#endLine()
    this.#isBackground = this.#scanner.attribute('role').startsWith('x-bg') && this.#lines.length > 0
    this.#key = readXmlText(this.#scanner.attribute('key'))
    this.#agent = this.#scanner.attribute('agent')
    this.#linePreserved = this.#isPreserved(this.#preserved)
    const begin = this.#readTime('begin')
    this.#paragraph.start('words', begin, this.#readEnd(begin))
    this.#inside = 'paragraph'
  }

  #openSpan(): void {
    const scanner = this.#scanner
    const ruby = scanner.attribute('ruby')
    if (ruby.startsWith('text') || ruby === 'delimiter') return this.#paragraph.openSkipped()
    const begin = this.#readTime('begin')
    this.#paragraph.openSpan(scanner.attribute('role'), begin, this.#readEnd(begin))
  }

  #close(): void {
    const scanner = this.#scanner
    const isInLine = this.#inside === 'paragraph' || this.#inside === 'headText'
    if (isInLine && scanner.hasName('span')) this.#paragraph.closeElement()
    else if (scanner.hasName('p') || scanner.hasName('div') || scanner.hasName('body')) this.#endLine()
    else if (isInLine && unsungElements.some((name) => scanner.hasName(name))) this.#paragraph.closeElement()
    else if (scanner.hasName('text')) this.#endLine()
    else if (scanner.hasName('translation') || scanner.hasName('transliteration')) this.#head.endLanguage()
    else if (scanner.hasName('songwriter') && this.#inside === 'songwriter') {
      this.#inside = 'nothing'
      const name = readXmlText(this.#songwriter).trim()
      const fits = name !== '' && name.length <= maxNameLength && this.#songwriters.length < maxSongwriters
      if (fits) this.#songwriters.push(name)
    }
  }

  #readText(): void {
    const { start, end, text, literal } = this.#scanner
    if (this.#inside === 'nothing') return
    if (this.#inside === 'songwriter') this.#songwriter += collapseXmlSpace(text.slice(start, end), false)
    else this.#paragraph.add(text.slice(start, end), literal, this.#linePreserved)
  }

  #endLine(): void {
    const { main, background } = this.#paragraph
    if (this.#inside === 'headText') this.#head.set(this.#key, main, background)
    if (this.#inside === 'paragraph') {
      if (main.tooLong) this.#omittedLines++
      if (background.tooLong) this.#omittedLines++
      this.#addLines(main.finish(), background.finish())
    }
    this.#inside = 'nothing'
  }

  /**
   * Background vocals that start first move their main line to the same time. Those whose time is that of no word and
   * lies long before have the time of the main line.
   */
  #addLines(line: TtmlLine | null, background: TtmlLine | null): void {
    const leadMs = line && background ? line.time - background.time : 0
    if (line && background && leadMs > maxBackgroundLeadMs) {
      if (!background.words) background.time = line.time
    } else if (line && background && leadMs > 0) {
      line.time = background.time
      if (line.words) line.words.time = background.time / 1000
    }
    if (line) this.#addLine(line, this.#isBackground)
    if (background) this.#addLine(background, line !== null || this.#isBackground)
  }

  #addLine(line: TtmlLine, background: boolean): void {
    if (line.tran === '') line.tran = this.#head.get('tran', this.#key, background)
    if (line.roma === '') line.roma = this.#head.get('roma', this.#key, background)
    line.background = background
    line.voice = this.#agents.voiceOf(this.#agent)
    this.#lines.push(line)
  }

  /** Reads a credit such as `<amll:meta key="songwriter" value="…"/>`. */
  #readMeta(): void {
    const key = readXmlText(this.#scanner.attribute('key'))
    const credit = `${key}: ${readXmlText(this.#scanner.attribute('value'))}`
    const fits = credit.length <= lyricLimits.lineCharacters
    if (fits && !nonCreditKeys.test(key) && isKnownCredit(credit)) this.#credits.push(credit)
  }

  #readRates(): void {
    const scanner = this.#scanner
    this.#clock.setRates(
      scanner.attribute('frameRate'),
      scanner.attribute('frameRateMultiplier'),
      scanner.attribute('tickRate'),
    )
  }

  #isPreserved(inherited: boolean): boolean {
    const space = this.#scanner.attribute('space')
    return space === '' ? inherited : space === 'preserve'
  }

  #readTime(name: string): number {
    const scanner = this.#scanner
    const index = scanner.findAttribute(name)
    return index === -1 ? -1 : this.#clock.read(scanner.valueStart(index), scanner.valueEnd(index))
  }

  #readEnd(begin: number): number {
    const end = this.#readTime('end')
    if (end >= 0 || begin < 0) return end
    const duration = this.#readTime('dur')
    return duration < 0 ? -1 : begin + duration
  }
}
