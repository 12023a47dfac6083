import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Page } from '../../domain/catalogue/page'
import type { Failure } from '../../domain/failure'
import type { Result } from '../../domain/result'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'

/** Asks for the page that begins at the offset. `uid`: whose it is. */
type FetchPage<T> = (uid: number, offset: number, signal: AbortSignal) => Promise<Result<Page<T>>>

/** Something of the listener's own that the backend gives page by page, and that grows as more is asked for. */
export class PagedListStore<T extends { id: number }> {
  items: readonly T[] = []
  /** Whether {@link items} are what the backend holds, or were lately. */
  known = false
  loading = false
  failure: Failure | null = null
  /** Whether the backend has more of them. */
  more = false
  private received = 0
  private readonly turns = new Supersede()
  private readonly stopFollowing: () => void

  constructor(
    private readonly session: SessionStore,
    private readonly fetchPage: FetchPage<T>,
  ) {
    type Hidden = 'received' | 'turns' | 'stopFollowing' | 'session' | 'fetchPage'
    makeAutoObservable<PagedListStore<T>, Hidden>(
      this,
      {
        items: observableRef,
        failure: observableRef,
        received: false,
        turns: false,
        stopFollowing: false,
        session: false,
        fetchPage: false,
      },
      { name: 'PagedListStore' },
    )
    this.stopFollowing = reaction(
      () => this.session.profile?.userId ?? null,
      () => this.forget(),
    )
  }

  /** Afresh, as far as it was known; what is known stays until then. */
  load(): Promise<void> {
    return this.readOn([], 0, Math.max(1, this.received))
  }

  /** The next page. */
  async loadMore(): Promise<void> {
    if (this.loading || !this.more) return
    await this.readOn(this.items, this.received, this.received + 1)
  }

  dispose(): void {
    this.stopFollowing()
    this.turns.stop()
  }

  /** Reads on from an offset until `least` rows are there and at least one of them is new, or no more are. */
  private async readOn(first: readonly T[], from: number, least: number): Promise<void> {
    const uid = this.session.profile?.userId
    if (uid === undefined) return
    const signal = this.turns.begin()
    this.loading = true
    this.failure = null
    const found = new Map(first.map((item) => [item.id, item]))
    let offset = from
    let more = true
    while (more && (offset < least || found.size === first.length)) {
      const page = await this.fetchPage(uid, offset, signal)
      if (signal.aborted) return
      if (!page.ok) return this.stopAt(page.failure)
      const { items, received, total, more: told } = page.value
      const before = found.size
      for (const item of items) found.set(item.id, item)
      offset += received
      // a server that ignores offsets brings the same for ever
      const moved = received > 0 && (items.length === 0 || found.size > before)
      more = moved && (told ?? (total === null || offset < total))
    }
    runInAction(() => {
      this.items = [...found.values()]
      this.received = offset
      this.more = more
      this.known = true
      this.loading = false
    })
  }

  private stopAt(failure: Failure): void {
    runInAction(() => {
      this.failure = failure
      this.loading = false
    })
  }

  /** Someone else listens. */
  private forget(): void {
    this.turns.stop()
    this.items = []
    this.known = false
    this.loading = false
    this.failure = null
    this.more = false
    this.received = 0
  }
}
