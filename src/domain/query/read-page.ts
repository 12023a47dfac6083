const most = 1_000_000

/** The page of a list that a query asks for, from 1; the first where it asks for none that could be. */
export function readPage(given: string | null): number {
  if (given === null || !/^\d{1,7}$/.test(given)) return 1
  return Math.max(1, Math.min(most, Number(given)))
}
