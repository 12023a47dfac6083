import { hostname } from 'node:os'
import { isIP } from 'node:net'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** Whether an address to listen on is reachable from this machine alone. */
export function isLoopback(host: string): boolean {
  return loopback.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** What this machine is called in its own network: `nas`, `nas.local`. */
const namesOf = (machine: string): string[] => {
  const name = machine.toLowerCase()
  const short = name.split('.')[0]!
  return [name, short, `${short}.local`]
}

/**
 * Whether a Host header names this machine. A page on another domain can make its own name point here (DNS
 * rebinding), but cannot send another name. It cannot do so with a bare address, which is why any of these will do
 * where the network may come in: behind a container's bridge the machine does not know its own.
 * @param host the address listened on
 */
export function isOwnHost(header: string | null, host: string, machine: string = hostname()): boolean {
  const name = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '')
  const asked = (name?.[1] ?? name?.[2] ?? '').toLowerCase().replace(/\.$/, '')
  if (loopback.has(asked) || asked === host.toLowerCase()) return true
  return !isLoopback(host) && (isIP(asked) !== 0 || namesOf(machine).includes(asked))
}
