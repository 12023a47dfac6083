import { isLoopback } from '../http/own-host'

/** Headers that proxies add to a request. */
const relayed = /^(via|forwarded|x-forwarded-.+|x-real-ip|(x-|true-)client-ip|cf-connecting-ip)$/

/**
 * Whether a request comes from this machine, whose user started the server. A request with proxy headers never does: it
 * may come from anywhere.
 * @param host the address that the server listens on
 * @param peer the address of the other end of the connection, null when unknown
 */
export function isOperator(request: Request, host: string, peer: string | null): boolean {
  if ([...request.headers.keys()].some((name) => relayed.test(name))) return false
  return isLoopback(host) || (peer !== null && isLoopback(peer.replace(/^::ffff:/, '')))
}
