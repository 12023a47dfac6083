/**
 * Parameters by which the field's servers let a caller steer their own calls: where they go, through whom, with
 * whose cookies and headers, how they are packed. Lower case.
 */
const steering = new Set([
  'domain',
  'proxy',
  'headers',
  'cookie',
  'ua',
  'crypto',
  'e_r',
  'checktoken',
  'uri',
  'timeout',
  'randomcnip',
])

/** What the brackets of a name part: the field's servers read `domain[]`, `Domain[x]` and `[domain]` all as `domain`. */
const partsOf = (name: string): string[] => name.split(/[[\]]/).map((part) => part.trim())

/** Whether a parameter may go on. */
export function isSafeParam(name: string): boolean {
  return !partsOf(name.toLowerCase()).some((part) => steering.has(part) || part === '__proto__')
}

/**
 * The call whose texts the field's servers paste between the quotes of a JSON text as they come. To them its path is
 * whatever begins with it.
 */
const pasting = /^\/playlist\/update(\/|$)/i
const pasted = ['name', 'desc', 'tags']

const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * The pairs that may go on with a call, as they were written, except for texts that would break out of their quotes.
 * @param path of the call, without `/api`
 */
export function safePairs(path: string, given: Iterable<[string, string]>): [string, string][] {
  const quoted = pasting.test(path) ? pasted : []
  const written = (name: string, value: string) =>
    partsOf(name).some((part) => quoted.includes(part)) ? escaped(value) : value
  return [...given].flatMap(([name, value]) => (isSafeParam(name) ? [[name, written(name, value)]] : []))
}
