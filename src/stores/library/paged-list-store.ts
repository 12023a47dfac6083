import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Page } from '../../contract/replies/page'
import type { Result } from '../../contract/result'
import { LatestOnly } from '../lib/latest-only'
import { ListenerScope } from '../lib/listener-scope'
import { PageWalk } from '../lib/page-walk'
import type { SessionStore } from '../session/session-store'

interface Deps<T> {
  /** Fetches the page of the listener `uid` that starts at the offset. */
  fetchPage: (uid: number, offset: number, signal: AbortSignal) => Promise<Result<Page<T>>>
  /** Rows of a full page. */
  pageSize: number
  /** Whether an item belongs to the list of `uid`; left out if all of them do. */
  includes?: (item: T, uid: number) => boolean
}

interface Stores {
  session: SessionStore
}

/** A list of the listener's own that the backend gives page by page. More of it is loaded on request. */
export class PagedListStore<T extends { id: number }> {
  items: readonly T[] = []
  /** Whether {@link items} were loaded; they may be older than what the backend holds. */
  loaded = false
  loading = false
  failure: Failure | null = null
  /** Whether there is another page. */
  more = false
  readonly #deps: Deps<T>
  readonly #stores: Stores
  /** How {@link items} were loaded; null until they are. */
  #walk: PageWalk<Page<T>> | null = null
  readonly #loads = new LatestOnly()
  readonly #listener: ListenerScope

  constructor(deps: Deps<T>, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { items: observableRef, failure: observableRef }, { name: 'PagedListStore' })
    this.#listener = new ListenerScope(stores.session, () => this.#reset())
  }

  /** Loads the list again, as far as it was loaded. What is shown stays until then. */
  async load(): Promise<void> {
    const uid = this.#stores.session.profile?.userId
    if (uid === undefined) return
    const signal = this.#start()
    const least = Math.max(1, this.#walk?.offset ?? 0)
    const walk = this.#createWalk(uid)
    const items: T[] = []
    while (!walk.complete && (walk.offset < least || items.length === 0)) {
      const next = await walk.next(signal)
      if (signal.aborted) return
      if (!next.ok) return this.#fail(next.failure)
      items.push(...this.#included(next.value.items, uid))
    }
    this.#walk = walk
    this.#settle(items)
  }

  /** Loads on until something new has come. */
  async loadMore(): Promise<void> {
    const uid = this.#stores.session.profile?.userId
    const walk = this.#walk
    if (this.loading || !this.more || !walk || uid === undefined) return
    const signal = this.#start()
    const known = this.items.length
    while (!walk.complete && this.items.length === known) {
      const next = await walk.next(signal)
      if (signal.aborted) return
      if (!next.ok) return this.#fail(next.failure)
      const items = this.#included(next.value.items, uid)
      if (items.length > 0) runInAction(() => (this.items = [...this.items, ...items]))
    }
    this.#settle(this.items)
  }

  dispose(): void {
    this.#listener.dispose()
    this.#loads.abort()
  }

  #createWalk(uid: number): PageWalk<Page<T>> {
    const { fetchPage, pageSize } = this.#deps
    return new PageWalk({
      fetchPage: (offset, _previous, signal) => fetchPage(uid, offset, signal),
      pageSize: () => pageSize,
    })
  }

  #included(items: readonly T[], uid: number): readonly T[] {
    const { includes } = this.#deps
    return includes ? items.filter((item) => includes(item, uid)) : items
  }

  #start(): AbortSignal {
    runInAction(() => {
      this.loading = true
      this.failure = null
    })
    return this.#loads.start()
  }

  #settle(items: readonly T[]): void {
    runInAction(() => {
      this.items = items
      this.more = this.#walk?.complete === false
      this.loaded = true
      this.loading = false
    })
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.failure = failure
      this.loading = false
    })
  }

  #reset(): void {
    this.#loads.abort()
    this.#walk = null
    this.items = []
    this.loaded = false
    this.loading = false
    this.failure = null
    this.more = false
  }
}
