import { hostname } from 'node:os'
import { isIP } from 'node:net'

/** Whether the browser uses TLS, be it only up to a proxy in front of this server. */
export function isOverTls(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return loopback.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** The machine's names in its own network: `nas`, `nas.local`. */
const namesOf = (machine: string): string[] => {
  const name = machine.toLowerCase()
  const short = name.split('.')[0]!
  return [name, short, `${short}.local`]
}

/**
 * Whether a Host header names this machine. This defends against DNS rebinding, where a page's own host name is made to
 * resolve to this machine: the browser still sends that name. An IP address cannot be forged that way, so every one is
 * accepted when the server listens beyond loopback: inside a container, a machine does not know its outer address.
 * @param host the address that the server listens on
 */
export function isOwnHost(header: string | null, host: string, machine: string = hostname()): boolean {
  const name = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '')
  const asked = (name?.[1] ?? name?.[2] ?? '').toLowerCase().replace(/\.$/, '')
  if (loopback.has(asked) || asked === host.toLowerCase()) return true
  return !isLoopback(host) && (isIP(asked) !== 0 || namesOf(machine).includes(asked))
}
