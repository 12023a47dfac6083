import type * as v from 'valibot'
import type { Page } from '../../../domain/catalogue/page'
import { keepValid } from './decoder'

/** Rows as a page of what could be read of them. */
export function pageOf<T>(
  entry: v.GenericSchema<unknown, T>,
  rows: unknown[],
  { total = null, more = null }: { total?: number | null; more?: boolean | null } = {},
): Page<T> {
  return { items: keepValid(entry)(rows), received: rows.length, total, more }
}
