/** The number that a query names a thing by; null for what is no such number. */
export function readId(given: string | null): number | null {
  if (given === null || !/^\d{1,16}$/.test(given)) return null
  const id = Number(given)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
