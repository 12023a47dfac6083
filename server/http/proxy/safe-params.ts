/**
 * Parameters that steer the calls of NetEase-compatible servers: target, proxy, cookies, headers and encoding. In lower
 * case.
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

/** Splits a name at its brackets: `domain[]`, `Domain[x]` and `[domain]` are all read as `domain` by such servers. */
const partsOf = (name: string): string[] => name.split(/[[\]]/).map((part) => part.trim())

/** Whether a parameter may be forwarded. */
export function isSafeParam(name: string): boolean {
  return !partsOf(name.toLowerCase()).some((part) => steering.has(part) || part === '__proto__')
}

/** The endpoint whose texts such servers insert into JSON without escaping. They match its path by prefix. */
const pasting = /^\/playlist\/update(\/|$)/i
const pasted = ['name', 'desc', 'tags']

const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * Returns the parameters to forward, with texts escaped where they could break out of their quotes.
 * @param path of the call, without `/api`
 */
export function safePairs(path: string, given: Iterable<[string, string]>): [string, string][] {
  const quoted = pasting.test(path) ? pasted : []
  const written = (name: string, value: string) =>
    partsOf(name).some((part) => quoted.includes(part)) ? escaped(value) : value
  return [...given].flatMap(([name, value]) => (isSafeParam(name) ? [[name, written(name, value)]] : []))
}
