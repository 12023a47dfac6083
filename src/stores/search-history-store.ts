import { makeAutoObservable, observableRef } from 'mobx'
import { addEarlierSearches, remember } from '../domain/search/search-history'
import type { SearchHistory } from '../domain/search/search-history'
import type { SearchHistoryRecords } from '../ports/records'
import type { SettingsStore } from './settings-store'

/** What was searched for, newest first; empty, and nothing is added, while the listener wants none kept. */
export class SearchHistoryStore {
  private kept: SearchHistory = []

  constructor(
    private readonly records: SearchHistoryRecords,
    private readonly settings: SettingsStore,
  ) {
    makeAutoObservable<SearchHistoryStore, 'kept' | 'records' | 'settings'>(
      this,
      { kept: observableRef, records: false, settings: false },
      { name: 'SearchHistoryStore' },
    )
    this.refresh()
  }

  get terms(): SearchHistory {
    return this.settings.values.searchHistory ? this.kept : []
  }

  /** Reads it again: another tab may have searched. */
  refresh(): void {
    this.kept = this.records.readSearchHistory()
  }

  add(words: string): void {
    if (!this.settings.values.searchHistory) return
    this.kept = remember(this.records.readSearchHistory(), words)
    this.records.writeSearchHistory(this.kept)
  }

  /** Adds those that it lacks behind what it has. */
  merge(searches: SearchHistory): void {
    if (!this.settings.values.searchHistory) return
    this.kept = addEarlierSearches(this.records.readSearchHistory(), searches)
    this.records.writeSearchHistory(this.kept)
  }

  clear(): void {
    this.kept = []
    this.records.writeSearchHistory([])
  }
}
