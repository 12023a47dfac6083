/** Reads an id, a positive whole number, from a query. Returns null for anything else. */
export function readId(value: string | null): number | null {
  if (value === null || !/^\d{1,16}$/.test(value)) return null
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
