const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** Whether an address to listen on is reachable from this machine alone. */
export function isLoopback(host: string): boolean {
  return loopback.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/**
 * Whether a Host header names this machine. A page on another domain can make its own name point at loopback
 * (DNS rebinding), but cannot send another name.
 * @param host the address listened on
 */
export function isOwnHost(header: string | null, host: string): boolean {
  const name = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '')
  const asked = (name?.[1] ?? name?.[2] ?? '').toLowerCase()
  return loopback.has(asked) || asked === host.toLowerCase()
}
