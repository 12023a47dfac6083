import type { Query } from '../address/query'
import { readPage } from '../address/read-page'

export const commentPageSize = 20

/** The backend pages by number through this many comments. Older ones are requested by time. */
const maxNumbered = 5_000
const lastNumberedPage = maxNumbered / commentPageSize

export interface CommentPosition {
  /** From 1. */
  page: number
  /** The time of the last comment on the page before; 0 within the first 5,000 comments. */
  beforeMs: number
}

/**
 * Reads a position from a query. Beyond the first 5,000 comments, a page without `before` becomes the last page that has
 * a number.
 */
export function readCommentPosition(query: Query): CommentPosition {
  const page = readPage(query.get('page'))
  if (page <= lastNumberedPage) return { page, beforeMs: 0 }
  const beforeMs = Number(/^\d{1,15}$/.exec(query.get('before') ?? '')?.[0] ?? 0)
  return beforeMs > 0 ? { page, beforeMs } : { page: lastNumberedPage, beforeMs: 0 }
}

/** Returns the parameters of the call for a position. */
export function commentPageParams({ page, beforeMs }: CommentPosition): {
  limit: number
  offset: number
  before: number
} {
  return { limit: commentPageSize, offset: (page - 1) * commentPageSize, before: beforeMs }
}

/** Returns how many of the comments can be paged through by number. */
export function pagedCommentCount(total: number): number {
  return Math.min(total, maxNumbered)
}

/**
 * Returns the position after a page whose last comment has the time `lastMs`. Returns null while the next page can be
 * requested by number, and without `lastMs`.
 */
export function nextCommentPosition(
  { page }: CommentPosition,
  lastMs: number | undefined,
): CommentPosition | null {
  if (page < lastNumberedPage || !lastMs) return null
  return { page: page + 1, beforeMs: lastMs }
}
