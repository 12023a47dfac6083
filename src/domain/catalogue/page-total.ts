import type { Page } from '../../contract/replies/page'

/**
 * Returns whether another page follows. When the backend does not say, a page that is not full is the last one. An empty
 * page is always the last.
 */
export function hasNextPage({ received, more }: Page<unknown>, pageSize: number): boolean {
  return received > 0 && (more ?? received >= pageSize)
}

/** Returns the number of rows to page through. When the backend does not say, it is the number of rows known so far. */
export function pageTotal(list: Page<unknown>, page: number, pageSize: number): number {
  if (list.total !== null) return list.total
  const knownRows = (page - 1) * pageSize + list.received
  return hasNextPage(list, pageSize) ? knownRows + 1 : knownRows
}
