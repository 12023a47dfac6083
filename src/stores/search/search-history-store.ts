import { makeAutoObservable, observable } from 'mobx'
import { mergeSearchHistory, addSearch } from '../../domain/search/search-history'
import type { SearchHistory } from '../../domain/search/search-history'
import type { SearchHistoryRecords } from '../../ports/records'
import type { SettingsStore } from '../settings/settings-store'

interface Deps {
  searchHistoryRecords: SearchHistoryRecords
}

interface Stores {
  settings: SettingsStore
}

/** The search history, newest first. If the setting is off, it is empty and nothing is added. */
export class SearchHistoryStore {
  readonly #deps: Deps
  readonly #stores: Stores
  readonly #stored = observable.box<SearchHistory>([], { deep: false })

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, {}, { name: 'SearchHistoryStore' })
    this.refresh()
  }
  get terms(): SearchHistory {
    return this.#stores.settings.values.searchHistory ? this.#stored.get() : []
  }

  /** Reads it again, since another tab may have changed it. */
  refresh(): void {
    this.#stored.set(this.#deps.searchHistoryRecords.readSearchHistory())
  }

  add(words: string): void {
    if (!this.#stores.settings.values.searchHistory) return
    this.#stored.set(addSearch(this.#deps.searchHistoryRecords.readSearchHistory(), words))
    this.#deps.searchHistoryRecords.writeSearchHistory(this.#stored.get())
  }

  /** Adds searches that are missing, behind the others. */
  merge(searches: SearchHistory): void {
    if (!this.#stores.settings.values.searchHistory) return
    this.#stored.set(mergeSearchHistory(this.#deps.searchHistoryRecords.readSearchHistory(), searches))
    this.#deps.searchHistoryRecords.writeSearchHistory(this.#stored.get())
  }

  clear(): void {
    this.#stored.set([])
    this.#deps.searchHistoryRecords.writeSearchHistory([])
  }
}
