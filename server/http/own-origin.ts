import { networkInterfaces } from 'node:os'
import { isLoopback, isOverTls } from './own-host'

const wildcards = new Set(['0.0.0.0', '::'])

/** Most likely first: homes use 192.168, and 172 is the range of container bridges. */
const likelihood = ['192.168.', '10.', '172.']

const rank = (address: string) => {
  const at = likelihood.findIndex((start) => address.startsWith(start))
  return at === -1 ? likelihood.length : at
}

const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)
    .sort((one, other) => rank(one) - rank(other))

/**
 * Returns a function that gives the origin under which another device can reach this server: the origin of the request,
 * or a LAN address when the request came over loopback to a server that listens on all addresses. The Host header must
 * have been checked before.
 * @param host the address that the server listens on
 */
export function createOriginFor(
  host: string,
  addresses: () => string[] = lanAddresses,
): (request: Request) => string {
  return (request) => {
    const { protocol, hostname, host: asked, port } = new URL(request.url)
    const scheme = isOverTls(request) ? 'https:' : protocol
    const [lan] = wildcards.has(host) && isLoopback(hostname.replace(/^\[|\]$/g, '')) ? addresses() : []
    return `${scheme}//${lan === undefined ? asked : port === '' ? lan : `${lan}:${port}`}`
  }
}
