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

/** Whether a parameter may go on; `domain[]` and `Domain[x]` are read as `domain` by the field's servers. */
export function isSafeParam(name: string): boolean {
  const base = name.split('[', 1)[0]!.trim().toLowerCase()
  return !steering.has(base) && base !== '__proto__'
}

/** Calls whose texts the field's servers paste between the quotes of a JSON text as they come. */
const pasted: Readonly<Record<string, readonly string[]>> = { '/playlist/update': ['name', 'desc', 'tags'] }

const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * The pairs that may go on with a call, as they were written, except for texts that would break out of their quotes.
 * @param path of the call, without `/api`
 */
export function safePairs(path: string, given: Iterable<[string, string]>): [string, string][] {
  const quoted = pasted[path.toLowerCase().replace(/\/$/, '')] ?? []
  return [...given].flatMap(([name, value]) =>
    isSafeParam(name) ? [[name, quoted.includes(name) ? escaped(value) : value]] : [],
  )
}
