import type { Page } from '../../contract/replies/page'
import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'

interface Pages<P> {
  /** Fetches the page at `offset`. `previous` is the page before it, for services that page by a cursor. */
  fetchPage: (offset: number, previous: P | null, signal: AbortSignal) => Promise<Result<P>>
  /** Rows of a full page at that offset: a shorter one is the last, where the service does not say. */
  pageSize: (offset: number) => number
}

/** A page with those of its items that no page before it had. */
interface WalkedPage<P extends Page<unknown>> {
  page: P
  items: P['items']
}

const neverAborted = new AbortController().signal

/**
 * Walks through the pages of a list, in their order, and returns each item once. A page that fails does not count: the
 * next call asks for it again.
 *
 * The walk is complete when the service says so, and after a page with nothing new. Servers exist that ignore
 * `offset`: they send the first page for ever.
 */
export class PageWalk<P extends Page<{ id: number }>> {
  readonly #pages: Pages<P>
  readonly #ids = new Set<number>()
  #offset = 0
  #previous: P | null = null
  #complete = false

  constructor(pages: Pages<P>) {
    this.#pages = pages
  }

  /** Where the next page starts. */
  get offset(): number {
    return this.#offset
  }

  /** Whether there is no further page. */
  get complete(): boolean {
    return this.#complete
  }

  /** Fetches the next page. An aborted call leaves the walk where it was. */
  async next(signal = neverAborted): Promise<Result<WalkedPage<P>>> {
    const reply = await this.#pages.fetchPage(this.#offset, this.#previous, signal)
    if (signal.aborted) return failed({ kind: 'aborted' })
    if (!reply.ok) return reply
    const page = reply.value
    const items = page.items.filter(({ id }) => !this.#ids.has(id) && this.#ids.add(id))
    this.#complete = this.#isLast(page, items.length)
    this.#offset += page.received
    this.#previous = page
    return ok({ page, items })
  }

  /** Fetches all pages that are left. Returns their items, or the first failure. */
  async rest(signal = neverAborted): Promise<Result<P['items']>> {
    const items: P['items'] = []
    while (!this.#complete) {
      const next = await this.next(signal)
      if (!next.ok) return next
      items.push(...next.value.items)
    }
    return ok(items)
  }

  /** Takes into account that the list lost rows that were walked past. */
  stepBack(rows: number): void {
    this.#offset = Math.max(0, this.#offset - rows)
  }

  #isLast({ items, received, more, total }: P, fresh: number): boolean {
    if (received === 0) return true
    // rows that cannot be read have no ids to compare: two pages of them in a row end the walk
    const repeats = items.length > 0 ? fresh === 0 : this.#previous?.items.length === 0
    if (repeats) return true
    if (more !== null) return !more
    const next = this.#offset + received
    return total === null ? received < this.#pages.pageSize(this.#offset) : next >= total
  }
}
