import type { Page } from './page'

/** Whether rows follow; a page that is not full is the last where the backend does not say, and an empty one always. */
export function goesOn({ received, more }: Page<unknown>, pageSize: number): boolean {
  return received > 0 && (more ?? received >= pageSize)
}

/** Rows in all, to page through; where the backend does not say, as many as are known of. */
export function pageTotal(list: Page<unknown>, page: number, pageSize: number): number {
  if (list.total !== null) return list.total
  const known = (page - 1) * pageSize + list.received
  return goesOn(list, pageSize) ? known + 1 : known
}
