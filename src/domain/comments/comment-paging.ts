import type { Query } from '../query/query'
import { readPage } from '../query/read-page'

export const commentPageSize = 20

/** Comments that are counted from the newest; older ones are asked for by the time of the one before. */
const counted = 5_000
const lastCountedPage = counted / commentPageSize

export interface CommentPlace {
  /** From 1. */
  page: number
  /** The time of the last comment on the page before; 0 within the first 5,000 comments. */
  beforeMs: number
}

/** The place that a query names. Past the first 5,000 a page without the time before it is none: the last counted one is. */
export function readPlace(query: Query): CommentPlace {
  const page = readPage(query.get('page'))
  if (page <= lastCountedPage) return { page, beforeMs: 0 }
  const beforeMs = Number(/^\d{1,15}$/.exec(query.get('before') ?? '')?.[0] ?? 0)
  return beforeMs > 0 ? { page, beforeMs } : { page: lastCountedPage, beforeMs: 0 }
}

/** What a call for that place is given. */
export function askedOf({ page, beforeMs }: CommentPlace): { limit: number; offset: number; before: number } {
  return { limit: commentPageSize, offset: (page - 1) * commentPageSize, before: beforeMs }
}

/** How many of the comments a pager can go through by number. */
export function countedOf(total: number): number {
  return Math.min(total, counted)
}

/** The page after one past which nothing is counted, by the time of its last comment; null where pages are counted. */
export function placeAfter({ page }: CommentPlace, lastMs: number | undefined): CommentPlace | null {
  if (page < lastCountedPage || !lastMs) return null
  return { page: page + 1, beforeMs: lastMs }
}
