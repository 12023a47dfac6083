import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HotSearch } from '../domain/catalogue/hot-search'
import type { Suggestions } from '../domain/catalogue/search'
import type { Failure } from '../domain/failure'
import { readMusicLink } from '../domain/search/read-music-link'
import { linkSections, startSections, suggestionSections } from '../domain/search/search-choice'
import type { SearchChoice, SearchSection } from '../domain/search/search-choice'
import type { SearchTarget } from '../domain/search/search-target'
import type { Backend } from '../ports/backend'
import type { System } from '../ports/system'
import type { SearchHistoryStore } from './search-history-store'
import { Supersede } from './supersede'

const debounceMs = 500

interface Found {
  words: string
  suggestions: Suggestions
}

/** The search box: what is typed, what is offered for it, and which of that is marked by the arrow keys. */
export class SearchStore {
  text = ''
  /** Number of the marked choice among {@link choices}; null for none: Enter then takes the text. */
  marked: number | null = null
  hot: readonly HotSearch[] = []
  /** Why what is to be offered now is not there; null while all is well. */
  failure: Failure | null = null
  /** Whether a request for what is to be offered is on its way, or about to go. */
  waiting = false
  private found: Found | null = null
  private cancelDelay: () => void = () => {}
  private readonly loading = new Supersede()

  constructor(
    private readonly backend: Backend,
    private readonly system: System,
    private readonly history: SearchHistoryStore,
  ) {
    type Hidden = 'backend' | 'system' | 'history' | 'found' | 'cancelDelay' | 'loading'
    makeAutoObservable<SearchStore, Hidden>(
      this,
      {
        hot: observableRef,
        failure: observableRef,
        found: observableRef,
        backend: false,
        system: false,
        history: false,
        cancelDelay: false,
        loading: false,
      },
      { name: 'SearchStore' },
    )
  }

  /** What is searched for: the text without the blanks around it. */
  get words(): string {
    return this.text.trim()
  }

  /** The words that the offered suggestions are for; they lag behind {@link words} while others are on their way. */
  get foundWords(): string {
    return this.found?.words ?? ''
  }

  get sections(): readonly SearchSection[] {
    if (!this.words) return startSections(this.history.terms, this.hot)
    const link = readMusicLink(this.words)
    if (link) return linkSections(link, this.words)
    return this.found ? suggestionSections(this.found.suggestions) : []
  }

  get choices(): readonly SearchChoice[] {
    return this.sections.flatMap(({ choices }) => choices)
  }

  /** The listener turns to the box: what it offers is asked for unless it is there. */
  open(): void {
    this.history.refresh()
    this.marked = null
    this.load()
  }

  /** Takes the text over; `composing`: an input method still works on it, and nothing is asked for. */
  type(text: string, composing = false): void {
    this.text = text
    this.marked = null
    this.failure = null
    this.halt()
    if (!this.words) this.found = null
    if (composing) return
    if (!this.words) return this.load()
    if (this.complete) return
    this.waiting = true
    this.cancelDelay = this.system.after(debounceMs, () => this.load())
  }

  /** Marks the next choice, or the one before; past either end is the text itself. */
  mark(step: 1 | -1): void {
    const places = this.choices.length + 1
    const at = ((this.marked ?? -1) + 1 + step + places) % places
    this.marked = at === 0 ? null : at - 1
  }

  /** Where Enter leads: to the marked choice, else to what the text says; null when it says nothing. */
  get wanted(): SearchTarget | null {
    const choice = this.marked === null ? undefined : this.choices[this.marked]
    if (choice) return choice.target
    if (!this.words) return null
    return readMusicLink(this.words) ?? { kind: 'words', words: this.words }
  }

  /** Notes that the listener goes there: words are kept in the history and in the box, all else leaves it empty. */
  take(target: SearchTarget): void {
    this.halt()
    if (target.kind === 'words') this.history.add(target.words)
    this.show(target.kind === 'words' ? target.words : '')
  }

  /** Puts words into the box that the listener did not type there. */
  show(words: string): void {
    if (words === this.text) return
    this.halt()
    this.text = words
    this.marked = null
    this.failure = null
    this.found = null
  }

  retry(): void {
    this.load()
  }

  /** The listener turns away; what is on its way is not wanted any more. */
  close(): void {
    this.halt()
    this.marked = null
  }

  dispose(): void {
    this.halt()
  }

  private get complete(): boolean {
    return readMusicLink(this.words) !== null || this.found?.words === this.words
  }

  private halt(): void {
    this.cancelDelay()
    this.loading.stop()
    this.waiting = false
  }

  private load(): void {
    this.halt()
    this.failure = null
    if (!this.words) void this.loadHot()
    else if (!this.complete) void this.suggest(this.words)
  }

  private async loadHot(): Promise<void> {
    const signal = this.loading.begin()
    this.waiting = true
    const hot = await this.backend.call('hotSearches', {}, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.waiting = false
      if (hot.ok) this.hot = hot.value
      else if (this.hot.length === 0) this.failure = hot.failure
    })
  }

  private async suggest(words: string): Promise<void> {
    const signal = this.loading.begin()
    this.waiting = true
    const suggestions = await this.backend.call('searchSuggest', { keywords: words }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.waiting = false
      this.marked = null
      if (suggestions.ok) this.found = { words, suggestions: suggestions.value }
      else {
        this.found = null
        this.failure = suggestions.failure
      }
    })
  }
}
