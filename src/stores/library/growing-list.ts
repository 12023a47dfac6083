import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Page } from '../../contract/replies/page'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { LatestOnly } from '../lib/latest-only'
import { PageWalk } from '../lib/page-walk'

interface Deps<T> {
  /** Fetches the page that starts at the offset. */
  fetchPage: (offset: number, signal: AbortSignal) => Promise<Result<Page<T>>>
  /** Rows of a full page. */
  pageSize: number
}

/** A long list that is loaded page by page and shown as far as it has come. */
export class GrowingList<T extends { id: number }> {
  items: readonly T[] = []
  /** Number of all items; null until the first page says it. */
  total: number | null = null
  complete = false
  loading = false
  failure: Failure | null = null
  readonly #walk: PageWalk<Page<T>>
  readonly #turns = new LatestOnly()
  #running: Promise<void> | null = null

  constructor({ fetchPage, pageSize }: Deps<T>) {
    this.#walk = new PageWalk({
      fetchPage: (offset, _previous, signal) => fetchPage(offset, signal),
      pageSize: () => pageSize,
    })
    makeAutoObservable(this, { items: observableRef, failure: observableRef }, { name: 'GrowingList' })
  }

  /** Loads all that is missing. Resolves when that has ended, whether or not the list is complete. */
  load(): Promise<void> {
    if (this.complete) return Promise.resolve()
    if (this.#running) return this.#running
    const running = this.#run().finally(() => {
      if (this.#running === running) this.#running = null
    })
    this.#running = running
    return running
  }

  /** Loads what is missing and returns the whole list. */
  async loadAll(): Promise<Result<readonly T[]>> {
    await this.load()
    return this.complete ? ok(this.items) : failed(this.failure ?? { kind: 'aborted' })
  }

  /** Stops loading until the next call of `load`. */
  pause(): void {
    this.#turns.abort()
    this.#running = null
    this.loading = false
  }

  async #run(): Promise<void> {
    const signal = this.#turns.start()
    runInAction(() => {
      this.failure = null
      this.loading = true
    })
    while (!this.complete && !this.failure) {
      const next = await this.#walk.next(signal)
      if (signal.aborted) return
      runInAction(() => {
        if (!next.ok) {
          this.failure = next.failure
          return
        }
        const { page, items } = next.value
        if (items.length > 0) this.items = [...this.items, ...items]
        this.total = page.total
        this.complete = this.#walk.complete
      })
    }
    runInAction(() => {
      this.loading = false
    })
  }
}
