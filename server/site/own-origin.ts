import { networkInterfaces } from 'node:os'
import { isOverTls } from './over-tls'
import { isLoopback } from './own-host'

const wildcards = new Set(['0.0.0.0', '::'])

/** The likeliest first: homes use 192.168, and 172 is where containers have their bridges. */
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
 * Gives the origin under which another device finds this server: that of the call itself, unless the call came by
 * loopback while the whole network is listened to. The call's Host must have been checked before.
 * @param host the address listened on
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
