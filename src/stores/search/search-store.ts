import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import type { HotSearch, Suggestions } from '../../contract/replies/search'
import type { Failure } from '../../contract/failure'
import { readMusicLink } from '../../domain/search/read-music-link'
import { linkSections, startSections, suggestionSections } from '../../domain/search/search-choice'
import type { SearchChoice, SearchSection } from '../../domain/search/search-choice'
import type { SearchTarget } from '../../domain/search/search-target'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { SearchHistoryStore } from './search-history-store'
import { LatestOnly } from '../lib/latest-only'

interface Deps {
  backend: Backend
  system: System
}

interface Stores {
  searchHistory: SearchHistoryStore
}

const debounceMs = 500

interface Found {
  words: string
  suggestions: Suggestions
}

/** The search box: its text, the suggestions for it, and the one that is marked with the arrow keys. */
export class SearchStore {
  text = ''
  /** Index of the marked one of {@link choices}; null for none: Enter then takes the text. */
  marked: number | null = null
  hot: readonly HotSearch[] = []
  /** Why there are no suggestions; null unless loading them failed. */
  failure: Failure | null = null
  /** Whether suggestions are being loaded, or will be after the debounce. */
  pending = false
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #found = observable.box<Found | null>(null, { deep: false })
  #cancelDelay: () => void = () => {}
  readonly #loading = new LatestOnly()

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { hot: observableRef, failure: observableRef }, { name: 'SearchStore' })
  }
  /** The text without the blanks around it. */
  get words(): string {
    return this.text.trim()
  }

  /** The words that the suggestions are for; older than {@link words} while new suggestions are loaded. */
  get foundWords(): string {
    return this.#found.get()?.words ?? ''
  }

  get sections(): readonly SearchSection[] {
    if (!this.words) return startSections(this.#stores.searchHistory.terms, this.hot)
    const link = readMusicLink(this.words)
    if (link) return linkSections(link, this.words)
    const found = this.#found.get()
    return found ? suggestionSections(found.suggestions) : []
  }

  get choices(): readonly SearchChoice[] {
    return this.sections.flatMap(({ choices }) => choices)
  }

  /** The box was opened: loads what it suggests, unless that is there. */
  open(): void {
    this.#stores.searchHistory.refresh()
    this.marked = null
    this.#load()
  }

  /** Sets the text and loads suggestions after a pause, but not while an input method is `composing` it. */
  setText(text: string, composing = false): void {
    this.text = text
    this.marked = null
    this.failure = null
    this.#cancelPending()
    if (!this.words) this.#found.set(null)
    if (composing) return
    if (!this.words) return this.#load()
    if (this.#complete) return
    this.pending = true
    this.#cancelDelay = this.#deps.system.after(debounceMs, () => runInAction(() => this.#load()))
  }

  /** Marks the next or the previous choice. The text itself stands between the last and the first. */
  moveMark(step: 1 | -1): void {
    const places = this.choices.length + 1
    const at = ((this.marked ?? -1) + 1 + step + places) % places
    this.marked = at === 0 ? null : at - 1
  }

  /** Where Enter leads: to the marked choice, else to what the text says; null if it is blank. */
  get target(): SearchTarget | null {
    const choice = this.marked === null ? undefined : this.choices[this.marked]
    if (choice) return choice.target
    if (!this.words) return null
    return readMusicLink(this.words) ?? { kind: 'words', words: this.words }
  }

  /** The listener goes to a target. Words stay in the box and are added to the history; other targets empty the box. */
  select(target: SearchTarget): void {
    this.#cancelPending()
    if (target.kind === 'words') this.#stores.searchHistory.add(target.words)
    this.setWords(target.kind === 'words' ? target.words : '')
  }

  /** Puts words into the box that were not typed there. */
  setWords(words: string): void {
    if (words === this.text) return
    this.#cancelPending()
    this.text = words
    this.marked = null
    this.failure = null
    this.#found.set(null)
  }

  retry(): void {
    this.#load()
  }

  /** The box was closed: cancels what is being loaded. */
  close(): void {
    this.#cancelPending()
    this.marked = null
  }

  dispose(): void {
    this.#cancelPending()
  }

  get #complete(): boolean {
    return readMusicLink(this.words) !== null || this.#found.get()?.words === this.words
  }

  #cancelPending(): void {
    this.#cancelDelay()
    this.#loading.abort()
    this.pending = false
  }

  #load(): void {
    this.#cancelPending()
    this.failure = null
    if (!this.words) void this.#loadHot()
    else if (!this.#complete) void this.#suggest(this.words)
  }

  async #loadHot(): Promise<void> {
    const signal = this.#loading.start()
    this.pending = true
    const hot = await this.#deps.backend.call('hotSearches', {}, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.pending = false
      if (hot.ok) this.hot = hot.value
      else if (this.hot.length === 0) this.failure = hot.failure
    })
  }

  async #suggest(words: string): Promise<void> {
    const signal = this.#loading.start()
    this.pending = true
    const suggestions = await this.#deps.backend.call('searchSuggest', { keywords: words }, { signal })
    if (signal.aborted) return
    runInAction(() => {
      this.pending = false
      this.marked = null
      if (suggestions.ok) this.#found.set({ words, suggestions: suggestions.value })
      else {
        this.#found.set(null)
        this.failure = suggestions.failure
      }
    })
  }
}
