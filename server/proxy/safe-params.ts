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

/** The pairs that may go on, as they were written. */
export function safeParams(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...given].filter(([name]) => isSafeParam(name)))
}
