import { isLoopback } from '../site/own-host'

/** What other servers add to a request that they hand on, whichever of it they are set up to add. */
const relayed = /^(via|forwarded|x-forwarded-.+|x-real-ip|(x-|true-)client-ip|cf-connecting-ip)$/

/**
 * Whether a request comes from this very machine, whose user is the one that started the server. What another server
 * hands on never counts: that it is near says nothing of who asked it.
 * @param host the address listened on
 * @param peer the other end's address, null when unknown
 */
export function isOperator(request: Request, host: string, peer: string | null): boolean {
  if ([...request.headers.keys()].some((name) => relayed.test(name))) return false
  return isLoopback(host) || (peer !== null && isLoopback(peer.replace(/^::ffff:/, '')))
}
