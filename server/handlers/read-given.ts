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
 * All that a call was given, from its address and its body (a form or a flat JSON object); the body wins, and
 * within each the first of several equal names. A body that cannot be read counts as none.
 */
export async function readGiven(request: Request): Promise<ReadonlyMap<string, string>> {
  return firstOfEach([...(await bodyEntries(request)), ...new URL(request.url).searchParams])
}

/** What its address alone gives a call whose body is not to be read. */
export function givenInAddress(request: Request): ReadonlyMap<string, string> {
  return firstOfEach([...new URL(request.url).searchParams])
}
