import type { Endpoint, ParameterRule } from '../../src/contract/endpoint'

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const bodyEntries = async (request: Request): Promise<[string, string][]> => {
  if (request.method !== 'POST') return []
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded'))
    return [...new URLSearchParams(await request.text())]
  if (!type.startsWith('application/json')) return []
  const text = await request.text()
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return []
    return Object.entries(parsed).flatMap(([name, value]) => (isScalar(value) ? [[name, String(value)]] : []))
  } catch {
    return []
  }
}

const firstOfEach = (entries: readonly [string, string][]): ReadonlyMap<string, string> =>
  new Map(entries.toReversed())

/**
 * Returns all parameters of a request, from its URL and its body (a form or a flat JSON object). The body wins over the
 * URL; of several equal names the first counts. An unreadable body counts as empty.
 */
export async function readRawParams(request: Request): Promise<ReadonlyMap<string, string>> {
  return firstOfEach([...(await bodyEntries(request)), ...new URL(request.url).searchParams])
}

/** Returns the parameters of the URL alone, for a request whose body must not be read. */
export function rawParamsOfUrl(request: Request): ReadonlyMap<string, string> {
  return firstOfEach([...new URL(request.url).searchParams])
}

const bounds: Record<string, readonly [number, number]> = { limit: [1, 1000], offset: [0, 1_000_000_000] }

const readNumber = (name: string, given: string | undefined, rule: number): number => {
  const value = given === undefined || given.trim() === '' ? Number.NaN : Math.trunc(Number(given))
  if (!Number.isFinite(value)) return rule
  const [least, most] = bounds[name] ?? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  return Math.min(most, Math.max(least, value))
}

const readOne = (name: string, given: string | undefined, rule: ParameterRule): string | number | null => {
  if (typeof rule === 'number') return readNumber(name, given, rule)
  return rule === 'required' ? given?.trim() || null : (given ?? rule)
}

/**
 * Parses the parameters of an endpoint; unknown ones are dropped. Returns null when a required one is missing or empty.
 * Invalid numbers become the default, numbers out of bounds become the bound.
 */
export function readParams(
  rules: Endpoint['params'],
  given: ReadonlyMap<string, string>,
): Record<string, string | number> | null {
  const read: Record<string, string | number> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = readOne(name, given.get(name), rule)
    if (value === null) return null
    read[name] = value
  }
  return read
}

/** Reads an id in decimal digits. Returns 0, which no entity has, for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,16}$/.test(text.trim()) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/** Reads a list of ids such as `1,2,3`. Drops invalid ids and all after the first thousand. */
export function readIds(list: string): number[] {
  const ids = list.split(',').map((part) => Number(part.trim() || Number.NaN))
  return ids.filter((id) => Number.isSafeInteger(id) && id >= 0).slice(0, 1000)
}
