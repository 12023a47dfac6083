import type { Page } from '../../contract/replies/page'
import type { Failure } from '../../contract/failure'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { PageWalk } from './page-walk'

/** The first pages of a list, as one list. */
export interface PartialList<T> {
  items: T[]
  /** Whether another page would bring more. */
  more: boolean
  /** Why the last page is missing; null when none is. */
  failure: Failure | null
}

interface PageRequests<P> {
  /** How many pages to load; at most 100 are. */
  count: number
  /** Asks for the page with that index, from 0. `before` is the reply before it, for services that page by a cursor. */
  fetchPage: (index: number, before: Promise<Result<P>> | undefined) => Promise<Result<P>>
  /** Whether another page follows this one. */
  hasMore: (page: P) => boolean
}

const maxPages = 100

/**
 * Loads the first pages of a list, all at the same time. A page that fails ends the list and says why; if the first one
 * fails, there is no list.
 */
export async function loadFirstPages<P extends Page<{ id: number }>>({
  count,
  fetchPage,
  hasMore,
}: PageRequests<P>): Promise<Result<PartialList<P['items'][number]>>> {
  const replies: Promise<Result<P>>[] = []
  for (let index = 0; index < Math.min(count, maxPages); index++)
    replies.push(fetchPage(index, replies.at(-1)))

  const items: P['items'] = []
  let index = 0
  const walk = new PageWalk<P>({
    fetchPage: async () => {
      const reply = await replies[index]!
      return reply.ok ? ok({ ...reply.value, more: hasMore(reply.value) }) : reply
    },
    pageSize: () => 0,
  })
  for (; index < replies.length && !walk.complete; index++) {
    const next = await walk.next()
    if (!next.ok && index === 0) return next
    if (!next.ok) return ok({ items, more: true, failure: next.failure })
    items.push(...next.value.items)
  }
  return ok({ items, more: !walk.complete && replies.length < maxPages, failure: null })
}
