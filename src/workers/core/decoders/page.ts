import type * as v from 'valibot'
import type { Page } from '../../../contract/replies/page'
import { validRows } from './decoder'

/** Returns the valid rows as a page. */
export function pageOf<T>(
  entry: v.GenericSchema<unknown, T>,
  rows: unknown[],
  { total = null, more = null }: { total?: number | null; more?: boolean | null } = {},
): Page<T> {
  return { items: validRows(entry)(rows), received: rows.length, total, more }
}
