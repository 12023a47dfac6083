const maxPage = 1_000_000

/** Reads the page number of a list, from 1, from a query. Returns 1 for anything else. */
export function readPage(value: string | null): number {
  if (value === null || !/^\d{1,7}$/.test(value)) return 1
  return Math.max(1, Math.min(maxPage, Number(value)))
}
